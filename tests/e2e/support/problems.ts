import type { BrowserContext } from '@playwright/test';

/**
 * Things that no page may do: throw, log an error to the console (including violations of the Content-Security-Policy),
 * or send a request that fails. A test that provokes one calls `allow`.
 */
export class Problems {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(private readonly ownUrls: string[]) {}

  private isOurs = (url: string) => this.ownUrls.some((ownUrl) => url.startsWith(ownUrl));

  /** Watches all current and future pages of the context. */
  watch(context: BrowserContext): void {
    context.on('weberror', (event) => this.seen.push(`page error: ${String(event.error().stack ?? event.error())}`));
    context.on('console', (message) => {
      const { url } = message.location();
      // Skip the browser's log line for failed requests, which are checked below.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.seen.push(`console error: ${message.text()} (${url})`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400 && this.isOurs(response.url()))
        this.seen.push(`${response.request().method()} ${response.url()} responded with ${response.status()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // A request that the page canceled is not a failure.
      if (!['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(reason))
        this.seen.push(`${request.method()} ${request.url()} failed: ${reason}`);
    });
  }

  /** Allows a problem. Patterns match texts like `GET http://…/nowhere responded with 404`. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  add(text: string): void {
    this.seen.push(text);
  }

  unexpected(): string[] {
    return this.seen.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }
}
