import { expect } from '@playwright/test';

/** A way for calls to go wrong: an answer of its own, a delay, or a broken connection. */
export interface Fault {
  /** Without it: every method. */
  method?: string;
  /** `*` stands for any text, `{id}` for one segment: `/user/assets/videos/{id}`. */
  path: string;
  status?: number;
  /** Text as it is, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** Milliseconds before the answer. */
  delay?: number;
  /** The call waits until `release`. */
  hold?: boolean;
  drop?: boolean;
  /** `after`: the call does its work, then its answer is lost. */
  when?: 'before' | 'after';
  /** How many calls it hits; without it all of them, until the test ends. */
  times?: number;
}

export type ItemKind = 'videos' | 'performers' | 'galleries' | 'photos' | 'products' | 'posts' | 'events' | 'comments';
/** What a performer manages. */
export type OwnKind = Exclude<ItemKind, 'performers'> | 'stories' | 'parcels' | 'subscribers' | 'earnings';

/** A call the sandbox was asked; events of the socket have the method SOCKET and their name as path. */
export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  status: number | null;
}

/** A booking of the sandbox: where how many hundredths of tokens or money went. */
export interface LedgerEntry {
  currency: 'token' | 'money';
  /** The type of the payment, or `refund`, `control`. */
  reason: string;
  transactionId: string | null;
  /** The `Idempotency-Key` of the press that caused it. */
  key: string | null;
  moves: { account: string; amount: number }[];
}

export interface Ledger {
  /** Those that were asked for, oldest first. */
  entries: LedgerEntry[];
  /** Of all bookings there are; 0 and 0 when nothing is made or lost. */
  sums: { token: number; money: number };
  /** By account, such as `fan:<id>`. */
  balances: Record<string, { token: number; money: number }>;
  /** Every stored balance is what its bookings come to. */
  agrees: boolean;
}

const READING = ['GET', 'HEAD', 'SOCKET'];

/** The back end's own switches. Whatever a test or its pages change is undone after the test (support/test.ts). */
export class Sandbox {
  private changed = false;

  constructor(readonly api: string) {}

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.api}/__sandbox${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} /__sandbox${path} answered ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: T };
    return data;
  }

  private async change(method: string, path: string, body?: unknown): Promise<void> {
    this.changed = true;
    await this.ask(method, path, body);
  }

  /** Site settings, for example `{ maintenanceMode: true }`. */
  settings = (values: Record<string, string | number | boolean>) => this.change('PATCH', '/settings', values);

  /** The headers that pages may send to the API. */
  offerResumableUploads = (offered: boolean) => this.change('PUT', '/resumable-uploads', { offered });
  allowHeaders = (...allowedHeaders: string[]) => this.change('PUT', '/cors', { allowedHeaders });

  /** Turns visitors of these countries away; `localCountry` is what visitors of this machine count as. */
  blockCountries = (countryCodes: string[], localCountry = '') => this.change('PUT', '/blocked-countries', { countryCodes, localCountry });

  /** `user` is an e-mail address or a user name. */
  balance = (user: string, balance: number) => this.change('POST', '/balance', { user, balance });

  /** What was booked; `user` is an e-mail address or a user name. */
  ledger(which: { user?: string; reason?: string; key?: string; transactionId?: string } = {}): Promise<Ledger> {
    return this.ask('GET', `/ledger?${new URLSearchParams(which).toString()}`);
  }

  /** Takes a payment back that went through. */
  refund = (transactionId: string) => this.change('POST', '/refund', { transactionId });

  /** Decides in the payer's place on the payment page. Gives the address to which the payment page would send the browser. */
  async checkout(transactionId: string, outcome: 'pay' | 'decline' | 'close' | 'slow', delay?: number): Promise<string> {
    this.changed = true;
    const { redirectUrl } = await this.ask<{ redirectUrl: string }>('POST', `/checkout/${transactionId}`, { outcome, delay });
    return redirectUrl;
  }

  /** The seller changes the price, or what is left, of a product. */
  product = (slug: string, values: { price?: number; stock?: number }) => this.change('PATCH', `/products/${slug}`, values);

  /** Exactly so many public ones exist. */
  items = (kind: ItemKind, count: number, objectId?: string) => this.change('POST', '/items', { kind, count, objectId });

  /** Exactly so many there are of a performer (user name), in whatever status. */
  ownItems = (performer: string, kind: OwnKind, count: number) => this.change('POST', '/items', { kind, count, performer });

  /** Whatever people and owners write becomes an attack. */
  hostile = () => this.change('POST', '/hostile');

  fault = (fault: Fault) => this.change('POST', '/faults', fault);

  /** Waits for a call that a fault with `hold` keeps, and lets it continue. */
  release = () => expect.poll(async () => (await this.ask<{ released: number }>('POST', '/faults/release')).released).toBeGreaterThan(0);

  /** Breaks the connections of calls to such a path that are under way. Gives their number. */
  async cut(path: string): Promise<number> {
    this.changed = true;
    return (await this.ask<{ calls: number }>('POST', '/cut', { path })).calls;
  }

  /** Ends all faults before the test does. */
  clearFaults = () => this.change('DELETE', '/faults');

  /** A socket event to one user, to a room, or to everybody. */
  emit = (event: string, payload: unknown, to: { user?: string; room?: string } = {}) => this.change('POST', '/emit', { event, payload, ...to });

  /** Breaks the live connections of everybody or of one account; new ones are refused for so many milliseconds. */
  drop = (to: { user?: string; refuseFor?: number } = {}) => this.change('POST', '/sockets/drop', to);

  /** Puts a performer (user name) on air in public, or off, without a browser. */
  show = (performer: string, show: { onAir: boolean; title?: string; price?: number; clip?: 'evening' | 'morning' }) => this.change('POST', '/shows', { performer, ...show });

  /** Ends the shows of a performer as an administrator does. */
  endShow = (performer: string) => this.change('POST', '/shows/end', { performer });

  /** Fans write "Line 1", "Line 2", … into the public room of a performer, so many a second. */
  chat = (performer: string, perSecond: number, seconds: number) => this.change('POST', '/chat', { performer, perSecond, seconds });

  /** Puts "Line 1" to "Line n" into the public room of a performer without telling anybody. */
  messages = (performer: string, count: number) => this.change('POST', '/messages', { performer, count });

  /** What was asked since the test began: by method, and by a part of the path. */
  requests(method = '', path = ''): Promise<SeenRequest[]> {
    return this.ask('GET', `/requests?${new URLSearchParams({ method, path }).toString()}`);
  }

  /** Back to the seed: data, settings, faults, the list of calls. Nobody is logged out. */
  async reset(): Promise<void> {
    await this.ask('POST', '/reset');
    this.changed = false;
  }

  /** Makes the sandbox as new when it is not, for the next test. */
  async tidy(): Promise<void> {
    const written = (await this.requests()).some(({ method, path }) => !READING.includes(method) && path !== '/auth/login');
    if (this.changed || written) await this.reset();
    else await this.ask('DELETE', '/requests');
  }
}
