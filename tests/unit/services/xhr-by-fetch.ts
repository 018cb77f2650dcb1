/**
 * The part of XMLHttpRequest that the tus client uses, on top of Node's `fetch`. Reports progress at the start and end
 * of a body.
 */
export class XhrByFetch {
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {};
  onload: () => void = () => undefined;
  onerror: (error: unknown) => void = () => undefined;
  status = 0;
  responseText = '';
  withCredentials = false;
  private method = '';
  private url = '';
  private responseHeaders = new Headers();
  private readonly headers: Record<string, string> = {};
  private readonly ending = new AbortController();

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.responseHeaders.get(name);
  }

  abort(): void {
    this.ending.abort();
  }

  send(body: Blob | null = null): void {
    void this.perform(body).then(() => this.onload(), this.onerror);
  }

  private async perform(body: Blob | null): Promise<void> {
    if (body) this.upload.onprogress?.({ lengthComputable: true, loaded: 0 });
    const response = await fetch(this.url, {
      method: this.method,
      headers: this.headers,
      body,
      signal: this.ending.signal,
    });
    if (body) this.upload.onprogress?.({ lengthComputable: true, loaded: body.size });
    this.responseHeaders = response.headers;
    this.status = response.status;
    this.responseText = await response.text();
  }
}
