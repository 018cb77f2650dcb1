import { webAddress } from '@/lib/url';
import type { StoragePort } from '../ports';
import { isPurchase, isTerms } from './stored-purchase';
import { stripPaymentUrl } from './pending-after-logout';
import { subjectOf, type Purchase, type Terms } from './purchase';

/** Where the device keeps what became of presses that cost something. */
export const PAYMENTS_KEY = 'payments';
const VERSION = 1;

/** As long as servers keep the key of a press. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Those of which nothing is shown are kept for result pages and other tabs, which look soon, and for charges that come late. */
const MOST_RESTING = 30;

/** One press that costs something, written down before it is sent. */
export interface Payment {
  /** The `Idempotency-Key` under which it goes out. */
  key: string;
  /** Whose account pays. */
  account: string;
  purchase: Purchase;
  terms: Terms;
  startedAt: number;
  /**
   * `sent`: what came of it is not known. `open`: its payment page waits for the payer. `quiet`: not charged so far as anybody
   * knows, or dropped, so nothing is shown of it, but it is looked after. `paid` and `failed` are final.
   */
  step: 'sent' | 'open' | 'quiet' | 'paid' | 'failed';
  transactionId?: string;
  paymentUrl?: string;
  /** When it became known that it was paid. */
  paidAt?: number;
}

const STEPS: readonly unknown[] = ['sent', 'open', 'quiet', 'paid', 'failed'] satisfies Payment['step'][];

export const isFinal = ({ step }: Payment): boolean => step === 'paid' || step === 'failed';

function isPayment(value: unknown): value is Payment {
  if (typeof value !== 'object' || value === null) return false;
  const { key, account, purchase, terms, startedAt, step, transactionId, paymentUrl, paidAt } = value as Partial<Record<keyof Payment, unknown>>;
  const optional = (field: unknown, type: string) => field === undefined || typeof field === type;
  return (
    typeof key === 'string' &&
    key !== '' &&
    typeof account === 'string' &&
    isPurchase(purchase) &&
    isTerms(terms) &&
    typeof startedAt === 'number' &&
    STEPS.includes(step) &&
    optional(transactionId, 'string') &&
    (paymentUrl === undefined || (typeof paymentUrl === 'string' && webAddress(paymentUrl) !== null)) &&
    optional(paidAt, 'number')
  );
}

/** The payments in a kept text that can be understood; damaged ones cost only themselves. */
export function paymentsFromText(text: string | null): Payment[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('v' in kept) || kept.v !== VERSION || !('data' in kept) || !Array.isArray(kept.data)) return [];
    return kept.data.filter(isPayment);
  } catch {
    return [];
  }
}

/**
 * The payments of this device, newest last. What this tab has not finished it also keeps in memory: it is there where the device
 * refuses storage, and when somebody wrote over it.
 */
export class PaymentBook {
  private readonly unfinished = new Map<string, Payment>();
  /** What the device had no room for, until there is some. */
  private readonly unkept = new Map<string, Payment>();

  constructor(
    private readonly storage: StoragePort,
    private readonly now: () => number = Date.now,
  ) {}

  /** Those of an account within the last day. */
  of(account: string): Payment[] {
    return this.all().filter((payment) => payment.account === account);
  }

  find(key: string): Payment | undefined {
    return this.all().find((payment) => payment.key === key);
  }

  /** The newest one for a subject. */
  newest(account: string, subject: string): Payment | undefined {
    return this.of(account).findLast(({ purchase }) => subjectOf(purchase) === subject);
  }

  /** What is sent becomes the newest; what becomes of it later keeps its place. */
  put(payment: Payment): void {
    const payments = this.all();
    const others = payments.filter(({ key }) => key !== payment.key);
    const place = payment.step === 'sent' ? -1 : payments.findIndex(({ key }) => key === payment.key);
    if (isFinal(payment)) this.unfinished.delete(payment.key);
    else this.unfinished.set(payment.key, payment);
    this.unkept.set(payment.key, payment);
    this.write(place < 0 ? [...others, payment] : payments.with(place, payment));
  }

  /** Another tab wrote: what it finished is finished, and what it wrote over is written again. */
  heal(): void {
    const stored = this.stored();
    for (const { key } of stored.filter(isFinal)) {
      this.unfinished.delete(key);
      this.unkept.delete(key);
    }
    if ([...this.unfinished.keys()].some((key) => !stored.some((payment) => payment.key === key))) this.write(this.all());
  }

  /** Somebody logged out: what the device is not to keep of that (`left-payments`) is not written back to it. */
  forget(): void {
    for (const memory of [this.unfinished, this.unkept]) {
      for (const [key, payment] of memory) {
        const left = stripPaymentUrl(payment);
        if (left) memory.set(key, left);
        else memory.delete(key);
      }
    }
  }

  private all(): Payment[] {
    const stored = this.stored();
    const lost = [...new Map([...this.unfinished, ...this.unkept]).values()].filter(({ key }) => !stored.some((payment) => payment.key === key));
    return [...stored.map((payment) => this.unkept.get(payment.key) ?? payment), ...lost].filter(({ startedAt }) => this.now() - startedAt < KEPT_MS);
  }

  private stored(): Payment[] {
    return paymentsFromText(this.storage.readText(PAYMENTS_KEY));
  }

  private write(payments: Payment[]): void {
    const resting = payments.filter((payment) => isFinal(payment) || payment.step === 'quiet');
    const tooMany = new Set(resting.slice(0, Math.max(0, resting.length - MOST_RESTING)));
    for (const { key } of tooMany) this.unfinished.delete(key);
    const kept = this.storage.writeText(PAYMENTS_KEY, JSON.stringify({ v: VERSION, data: payments.filter((payment) => !tooMany.has(payment)) }));
    if (kept) this.unkept.clear();
  }
}
