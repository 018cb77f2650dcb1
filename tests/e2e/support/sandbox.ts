import { expect } from '@playwright/test';

/** A fault for matching calls: an altered response, a delay, or a broken connection. */
export interface Fault {
  /** Every method if undefined. */
  method?: string;
  /** `*` stands for any text, `{id}` for one segment: `/user/assets/videos/{id}`. */
  path: string;
  status?: number;
  /** Strings are sent as they are, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** Delay of the response, in ms. */
  delay?: number;
  /** Holds the call until `release`. */
  hold?: boolean;
  drop?: boolean;
  /** `after`: the call takes effect, but its response is lost. */
  when?: 'before' | 'after';
  /** Number of affected calls; all until the end of the test if undefined. */
  times?: number;
}

type ItemKind = 'videos' | 'performers' | 'galleries' | 'photos' | 'products' | 'posts' | 'events' | 'comments';
/** Kinds of records that a performer manages. */
export type OwnKind = Exclude<ItemKind, 'performers'> | 'stories' | 'parcels' | 'subscribers' | 'earnings';

/** A call to the sandbox. Socket events have the method SOCKET and their name as path. */
export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
}

/** A booking of the sandbox ledger, in hundredths of tokens or money. */
export interface LedgerEntry {
  currency: 'token' | 'money';
  /** The type of the payment, or `refund`, `control`. */
  reason: string;
  transactionId: string | null;
  /** The `Idempotency-Key` of the payment attempt. */
  key: string | null;
  moves: { account: string; amount: number }[];
}

export interface Ledger {
  /** The matching bookings, oldest first. */
  entries: LedgerEntry[];
  /** Sums over all bookings. Both are 0 if the ledger balances. */
  sums: { token: number; money: number };
  /** By account, such as `fan:<id>`. */
  balances: Record<string, { token: number; money: number }>;
  /** True if every stored balance equals the sum of its bookings. */
  agrees: boolean;
}

const READING = ['GET', 'HEAD', 'SOCKET'];

/** The controls of the sandbox. Changes are undone after each test (support/test.ts). */
export class Sandbox {
  private changed = false;

  constructor(readonly api: string) {}

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.api}/__sandbox${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${method} /__sandbox${path} responded with ${response.status}: ${await response.text()}`);
    const { data } = (await response.json()) as { data: T };
    return data;
  }

  private async change(method: string, path: string, body?: unknown): Promise<void> {
    this.changed = true;
    await this.ask(method, path, body);
  }

  /** Site settings, for example `{ maintenanceMode: true }`. */
  settings = (values: Record<string, string | number | boolean>) => this.change('PATCH', '/settings', values);

  /** Turns resumable uploads on or off. */
  offerResumableUploads = (offered: boolean) => this.change('PUT', '/resumable-uploads', { offered });
  allowHeaders = (...allowedHeaders: string[]) => this.change('PUT', '/cors', { allowedHeaders });

  /** Blocks visitors from these countries. `localCountry` is the country of visitors from this machine. */
  blockCountries = (countryCodes: string[], localCountry = '') =>
    this.change('PUT', '/blocked-countries', { countryCodes, localCountry });

  /** `user` is an email or a username. */
  balance = (user: string, balance: number) => this.change('POST', '/balance', { user, balance });

  /** The matching bookings. `user` is an email or a username. */
  ledger(which: { user?: string; reason?: string; key?: string; transactionId?: string } = {}): Promise<Ledger> {
    return this.ask('GET', `/ledger?${new URLSearchParams(which).toString()}`);
  }

  /** Decides on the payment page in place of the payer. Returns the URL to which it redirects. */
  async checkout(
    transactionId: string,
    outcome: 'pay' | 'decline' | 'close' | 'slow',
    delay?: number,
  ): Promise<string> {
    this.changed = true;
    const { redirectUrl } = await this.ask<{ redirectUrl: string }>('POST', `/checkout/${transactionId}`, {
      outcome,
      delay,
    });
    return redirectUrl;
  }

  /** Changes price or stock of a product. */
  product = (slug: string, values: { price?: number; stock?: number }) =>
    this.change('PATCH', `/products/${slug}`, values);

  /** Sets the number of public items of a kind. */
  items = (kind: ItemKind, count: number, objectId?: string) =>
    this.change('POST', '/items', { kind, count, objectId });

  /** Sets the number of a performer's items of a kind, in any status. `performer` is a username. */
  ownItems = (performer: string, kind: OwnKind, count: number) =>
    this.change('POST', '/items', { kind, count, performer });

  /** Turns every user-provided text into an attack. */
  hostile = () => this.change('POST', '/hostile');

  fault = (fault: Fault) => this.change('POST', '/faults', fault);

  /** Waits for a call held by a fault with `hold`, and lets it continue. */
  release = () =>
    expect
      .poll(async () => (await this.ask<{ released: number }>('POST', '/faults/release')).released)
      .toBeGreaterThan(0);

  /** Breaks the open connections of calls to this path. Returns their number. */
  async cut(path: string): Promise<number> {
    this.changed = true;
    return (await this.ask<{ calls: number }>('POST', '/cut', { path })).calls;
  }

  /** Removes all faults before the end of the test. */
  clearFaults = () => this.change('DELETE', '/faults');

  /** Sends a socket event to one user, to a room, or to everybody. */
  emit = (event: string, payload: unknown, to: { user?: string; room?: string } = {}) =>
    this.change('POST', '/emit', { event, payload, ...to });

  /** Breaks the live connections of everybody or of one account, and refuses new ones for `refuseFor` ms. */
  drop = (to: { user?: string; refuseFor?: number } = {}) => this.change('POST', '/sockets/drop', to);

  /** Fans send "Line 1", "Line 2", … into the public room of a performer, at that rate per second. */
  chat = (performer: string, perSecond: number, seconds: number) =>
    this.change('POST', '/chat', { performer, perSecond, seconds });

  /** Writes "Line 1" to "Line n" into the public room of a performer without sending events. */
  messages = (performer: string, count: number) => this.change('POST', '/messages', { performer, count });

  /** The calls since the start of the test, by method and part of the path. */
  requests(method = '', path = ''): Promise<SeenRequest[]> {
    return this.ask('GET', `/requests?${new URLSearchParams({ method, path }).toString()}`);
  }

  /** Resets data, settings, faults and the call log. Sessions stay valid. */
  async reset(): Promise<void> {
    await this.ask('POST', '/reset');
    this.changed = false;
  }

  /** Resets the sandbox for the next test, if it has changed. */
  async tidy(): Promise<void> {
    const written = (await this.requests()).some(
      ({ method, path }) => !READING.includes(method) && path !== '/auth/login',
    );
    if (this.changed || written) await this.reset();
    else await this.ask('DELETE', '/requests');
  }
}
