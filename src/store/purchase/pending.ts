import { parseHttpUrl } from '@/lib/url';
import type { StoragePort } from '../ports';
import { isPurchase, isTerms } from './stored-purchase';
import { stripPayment } from './pending-after-logout';
import { getSubject, type Purchase, type Terms } from './purchase';

/** Storage key of the payment attempts. */
export const PAYMENTS_KEY = 'payments';
const VERSION = 1;

/** As long as servers remember idempotency keys. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Limit for payments that aren't shown: they serve result pages and other tabs, which check soon, and late charges. */
const MAX_RESTING = 30;

/** A payment attempt, stored before it is sent. */
export interface Payment {
  /** The `Idempotency-Key` of its call. */
  key: string;
  /** Id of the account that pays. */
  account: string;
  purchase: Purchase;
  terms: Terms;
  startedAt: number;
  /** When its call was last sent, or failed to get a response, in ms since 1970. */
  sentAt?: number;
  /**
   * `sent`: the result isn't known. `open`: its payment page waits for the payer. `quiet`: not charged as far as known,
   * or dismissed; not shown, but still checked. `paid` and `failed` are final.
   */
  step: 'sent' | 'open' | 'quiet' | 'paid' | 'failed';
  transactionId?: string;
  paymentUrl?: string;
  paidAt?: number;
}

const STEPS: readonly unknown[] = ['sent', 'open', 'quiet', 'paid', 'failed'] satisfies Payment['step'][];

export const isFinal = ({ step }: Payment): boolean => step === 'paid' || step === 'failed';

function isPayment(value: unknown): value is Payment {
  if (typeof value !== 'object' || value === null) return false;
  const { key, account, purchase, terms, startedAt, sentAt, step, transactionId, paymentUrl, paidAt } =
    value as Partial<Record<keyof Payment, unknown>>;
  const isOptional = (field: unknown, type: string) => field === undefined || typeof field === type;
  return (
    typeof key === 'string' &&
    key !== '' &&
    typeof account === 'string' &&
    isPurchase(purchase) &&
    isTerms(terms) &&
    typeof startedAt === 'number' &&
    STEPS.includes(step) &&
    isOptional(transactionId, 'string') &&
    (paymentUrl === undefined || (typeof paymentUrl === 'string' && parseHttpUrl(paymentUrl) !== null)) &&
    isOptional(sentAt, 'number') &&
    isOptional(paidAt, 'number')
  );
}

/** Parses stored payments; damaged ones are skipped one by one. */
export function paymentsFromText(text: string | null): Payment[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (
      typeof stored !== 'object' ||
      stored === null ||
      !('v' in stored) ||
      stored.v !== VERSION ||
      !('data' in stored) ||
      !Array.isArray(stored.data)
    )
      return [];
    return stored.data.filter(isPayment);
  } catch {
    return [];
  }
}

/**
 * The payments of this device, newest last. Unfinished payments of this tab are also kept in memory, in case the device
 * refuses storage or another tab overwrites them.
 */
export class StoredPayments {
  private readonly unfinished = new Map<string, Payment>();
  /** Payments that the device had no room for yet. */
  private readonly unsaved = new Map<string, Payment>();

  constructor(
    private readonly storage: StoragePort,
    private readonly now: () => number = Date.now,
  ) {}

  /** The account's payments of the last day. */
  of(account: string): Payment[] {
    return this.all().filter((payment) => payment.account === account);
  }

  find(key: string): Payment | undefined {
    return this.all().find((payment) => payment.key === key);
  }

  newest(account: string, subject: string): Payment | undefined {
    return this.of(account).findLast(({ purchase }) => getSubject(purchase) === subject);
  }

  /** A sent payment moves to the end; other updates keep its position. */
  put(payment: Payment): void {
    const payments = this.all();
    const others = payments.filter(({ key }) => key !== payment.key);
    const index = payment.step === 'sent' ? -1 : payments.findIndex(({ key }) => key === payment.key);
    if (isFinal(payment)) this.unfinished.delete(payment.key);
    else this.unfinished.set(payment.key, payment);
    this.unsaved.set(payment.key, payment);
    this.write(index < 0 ? [...others, payment] : payments.with(index, payment));
  }

  /** Merges a change by another tab: payments it finished are finished, payments it overwrote are stored again. */
  heal(): void {
    const stored = this.stored();
    for (const { key } of stored.filter(isFinal)) {
      this.unfinished.delete(key);
      this.unsaved.delete(key);
    }
    if ([...this.unfinished.keys()].some((key) => !stored.some((payment) => payment.key === key)))
      this.write(this.all());
  }

  /** Runs at a logout: drops from memory what the device must not keep (`pendingAfterLogout`). */
  forget(): void {
    for (const memory of [this.unfinished, this.unsaved]) {
      for (const [key, payment] of memory) {
        const left = stripPayment(payment);
        if (left) memory.set(key, left);
        else memory.delete(key);
      }
    }
  }

  private all(): Payment[] {
    const stored = this.stored();
    const lost = [...new Map([...this.unfinished, ...this.unsaved]).values()].filter(
      ({ key }) => !stored.some((payment) => payment.key === key),
    );
    return [...stored.map((payment) => this.unsaved.get(payment.key) ?? payment), ...lost].filter(
      ({ startedAt }) => this.now() - startedAt < LIFETIME_MS,
    );
  }

  private stored(): Payment[] {
    return paymentsFromText(this.storage.readText(PAYMENTS_KEY));
  }

  private write(payments: Payment[]): void {
    const resting = payments.filter((payment) => isFinal(payment) || payment.step === 'quiet');
    const tooMany = new Set(resting.slice(0, Math.max(0, resting.length - MAX_RESTING)));
    for (const { key } of tooMany) this.unfinished.delete(key);
    const isStored = this.storage.writeText(
      PAYMENTS_KEY,
      JSON.stringify({ v: VERSION, data: payments.filter((payment) => !tooMany.has(payment)) }),
    );
    if (isStored) this.unsaved.clear();
  }
}
