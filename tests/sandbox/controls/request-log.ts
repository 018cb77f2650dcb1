/** One call as it arrived. Events of the live socket are kept with the method SOCKET and their name as path. */
export type LoggedRequest = {
  at: string;
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  /** JSON as it was; the parts of a form, files by name, type and size; text otherwise. Null when empty or too long to keep. */
  body: unknown;
  /** Null until answered, 0 when the connection was dropped on purpose. */
  status: number | null;
  milliseconds: number | null;
};

const KEPT = 1000;
const LONGEST_BODY = 1024 * 1024;

/** Remembers the last calls for tests that ask what the app really sent. */
export class RequestLog {
  private entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    this.entries.push(entry);
    if (this.entries.length > KEPT) this.entries.shift();
  }

  list(filter: { method?: string | undefined; path?: string | undefined }): LoggedRequest[] {
    return this.entries.filter(({ method, path }) => (!filter.method || method === filter.method.toUpperCase()) && (!filter.path || path.includes(filter.path)));
  }

  clear(): void {
    this.entries = [];
  }
}

/** Reads a copy of the request: the call itself still has its body. */
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
    body: await bodyOf(request),
    status: null,
    milliseconds: null,
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  // Asking even for a body that is not there makes a request of many parts.
  if (request.method === 'GET' || request.method === 'HEAD' || !request.body) return null;
  // What comes in chunks may have any length.
  if (request.headers.has('transfer-encoding') || Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) return null;
  const copy = request.clone();
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const form = await copy.formData().catch(() => null);
    return form && Array.from(form, ([name, value]) => ({ name, value: typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size } }));
  }
  const text = await copy.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text || null;
  }
}
