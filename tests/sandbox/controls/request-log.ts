/** One call as it arrived. Socket events have the method SOCKET and their name as path. */
export type LoggedRequest = {
  at: string;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  /**
   * Parsed JSON; the parts of a form, with name, type and size of files; otherwise text. Null if it is empty or too
   * long to store.
   */
  body: unknown;
  /** Null until the response, 0 if the connection was dropped on purpose. */
  status: number | null;
  milliseconds: number | null;
};

const MAX_ENTRIES = 1000;
const MAX_BODY_BYTES = 1024 * 1024;

/** Stores the latest calls, so that tests can check what the app really sent. */
export class RequestLog {
  private entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    this.entries.push(entry);
    if (this.entries.length > MAX_ENTRIES) this.entries.shift();
  }

  list(filter: { method?: string | undefined; path?: string | undefined }): LoggedRequest[] {
    return this.entries.filter(
      ({ method, path }) =>
        (!filter.method || method === filter.method.toUpperCase()) && (!filter.path || path.includes(filter.path)),
    );
  }

  clear(): void {
    this.entries = [];
  }
}

/** Describes a request. Reads a clone, so the handler can still read the body. */
export async function loggedRequest(request: Request, at: Date): Promise<LoggedRequest> {
  const url = new URL(request.url);
  const query: LoggedRequest['query'] = {};
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key);
    query[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return {
    at: at.toISOString(),
    method: request.method,
    path: url.pathname,
    query,
    headers: Object.fromEntries(request.headers),
    body: await getBody(request),
    status: null,
    milliseconds: null,
  };
}

async function getBody(request: Request): Promise<unknown> {
  // Accessing `body` makes the server build a full Request, even if there is no body.
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return null;
  // A chunked body can have any length.
  if (request.headers.has('transfer-encoding') || Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
    return null;
  const copy = request.clone();
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const form = await copy.formData().catch(() => null);
    return (
      form &&
      Array.from(form, ([name, value]) => ({
        name,
        value: typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size },
      }))
    );
  }
  const text = await copy.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text || null;
  }
}
