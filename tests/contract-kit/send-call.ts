/** How the kit reaches a server: `fetch`, or a server in this process. */
export type Fetch = (request: Request) => Promise<Response>;

export type Server = { base: string; fetch: Fetch };

export type CallInput = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** A response, or the reason why there is none. */
export type CallResult = { status: number; type: string; text: string } | { failed: string };

const PATIENCE_MS = 15_000;

/** Builds the path of a call, with encoded parameters and query. */
export function getCallPath(path: string, { params = {}, query = {} }: CallInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

const getReason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
};

/** Sends a call as the app's client does: JSON, and the bare token in `Authorization`. */
export async function sendCall(
  { base, fetch }: Server,
  method: string,
  path: string,
  input: CallInput,
  token?: string,
): Promise<CallResult> {
  const headers = {
    Accept: 'application/json',
    ...(token && { Authorization: token }),
    ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  try {
    const response = await fetch(
      new Request(base + getCallPath(path, input), {
        method,
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    );
    return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
  } catch (error) {
    return { failed: getReason(error) };
  }
}
