import type { BrowserContext } from '@playwright/test';

/**
 * What no page may do: throw, write an error to the console (violations of the Content-Security-Policy are such errors), or
 * ask for something that fails. A test that provokes one says so with `allow`.
 */
export class Problems {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(private readonly ownAddresses: string[]) {}

  private isOurs = (url: string) => this.ownAddresses.some((address) => url.startsWith(address));

  /** Watches every page of the context, present and future. */
  watch(context: BrowserContext): void {
    context.on('weberror', (event) => this.seen.push(`page error: ${String(event.error().stack ?? event.error())}`));
    context.on('console', (message) => {
      const { url } = message.location();
      // The browser's own line about a failed request: the request itself is seen below.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) this.seen.push(`console error: ${message.text()} (${url})`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400 && this.isOurs(response.url())) this.seen.push(`${response.request().method()} ${response.url()} answered ${response.status()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // A request that the page gave up, by leaving or by its own decision, has not failed.
      if (!['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(reason)) this.seen.push(`${request.method()} ${request.url()} failed: ${reason}`);
    });
  }

  /** Expects a problem: a text like `GET http://…/nowhere answered 404` may match. */
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
