import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context';
import { and, atMost, is } from '../db/conditions';
import { badRequest, forbidden, found, HttpError, unprocessable } from '../http/errors';
import type { Viewer } from '../http/session';
import { subtractCoupon, getSum, times } from '../money/amounts';
import { settle } from '../money/settle';
import type { CouponInfo, Delivery, TransactionRow } from '../seed/rows/money';
import { usableCoupon, spendCoupon } from './coupons';
import { Offers, type Offer } from './offers';
import { subscribe } from './subscribe';

/** What the payer does on the checkout page. `slow` pays too, but the provider confirms it seconds later. */
export const OUTCOMES = ['pay', 'decline', 'close', 'slow'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** The payer and the idempotency key of the payment attempt. */
type Payer = { viewer: Viewer; key: string | null };
type CheckoutOptions = { couponCode?: string | undefined; paymentGateway?: string | undefined; delivery?: Delivery };

const HOUR = 60 * 60 * 1000;
const USUAL_DELAY = 4000;

/** The payment provider behind `paymentUrl`: completes or declines pending payments and notifies the site. */
export class Gateway {
  private readonly waiting = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly context: Context) {}

  /**
   * Begins a payment, and completes it at once if it is free. Throws 403 for performers, who can't store purchases, 404
   * or 406 for the coupon, and 422 while payments are disabled.
   */
  begin(
    { viewer, key }: Payer,
    offer: Offer,
    { couponCode, paymentGateway, delivery }: CheckoutOptions,
  ): TransactionRow {
    const { store, now } = this.context;
    if (viewer.source !== 'user') throw forbidden('Only a fan account can buy this.');
    const timestamp = now();
    const coupon = couponCode ? usableCoupon(store, couponCode, viewer.account._id, timestamp) : null;
    const originalPrice = getSum(offer.products.map(({ price, quantity }) => times(price, quantity)));
    const couponInfo: CouponInfo | null = coupon && { _id: coupon._id, code: coupon.code, value: coupon.value };
    const totalPrice = subtractCoupon(originalPrice, coupon?.value ?? 0);
    const row: TransactionRow = {
      _id: randomBytes(12).toString('hex'),
      createdAt: timestamp.toISOString(),
      updatedAt: timestamp.toISOString(),
      paymentGateway: totalPrice > 0 ? this.provider(paymentGateway) : 'free',
      source: 'user',
      sourceId: viewer.account._id,
      ...offer,
      totalPrice,
      originalPrice,
      couponInfo,
      status: 'pending',
      ...(delivery && { delivery }),
      ...(key !== null && { idempotencyKey: key }),
      expiresAt: new Date(timestamp.getTime() + HOUR).toISOString(),
    };
    store.transactions.insert(row);
    if (totalPrice === 0) this.confirm(row);
    return this.payment(row._id);
  }

  /** Path of the checkout page of a payment. The URL is a secret of the payer. */
  pagePath(id: string): string {
    return `/checkout/${id}?key=${this.getKey(id)}`;
  }

  opens(id: string, key: string): boolean {
    const [expected, given] = [Buffer.from(this.getKey(id)), Buffer.from(key)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  /** Returns the payment in its current state. Throws 404. */
  payment(id: string): TransactionRow {
    this.tidy();
    return found(this.context.store.transactions.get(id), 'This payment');
  }

  /**
   * Applies the payer's decision and returns where the browser goes next. Throws 400 with a message if the payment is
   * closed.
   */
  decide(id: string, outcome: Outcome, delay = USUAL_DELAY): string {
    const row = this.payment(id);
    const closed = whyClosed(row);
    if (closed) throw badRequest(closed);
    if (outcome === 'pay') this.confirm(row);
    else if (outcome === 'slow') this.confirmLater(row, delay);
    else this.end(row, outcome === 'decline' ? 'failed' : 'canceled');
    return this.returnUrl(this.payment(id));
  }

  /** Where the browser goes after the checkout; also sent in `payment_status_callback`. */
  returnUrl({ _id, status, confirmsAt }: TransactionRow): string {
    const page = status === 'success' || status === 'refunded' || confirmsAt ? 'success' : 'cancel';
    return `${this.context.siteUrl}/payment/${page}?transactionId=${_id}`;
  }

  /** Brings payments up to date: confirms those that are due and cancels those not paid within an hour. */
  tidy(): void {
    const { store, now } = this.context;
    const until = now().toISOString();
    const pending = is('status', 'pending');
    for (const row of store.transactions.list(and([pending, atMost('confirmsAt', until)]))) this.confirmQuietly(row);
    for (const row of store.transactions.list(and([pending, is('confirmsAt', null), atMost('expiresAt', until)])))
      this.end(row, 'canceled');
  }

  stop(): void {
    for (const timer of this.waiting) clearTimeout(timer);
    this.waiting.clear();
  }

  private provider(gateway: string | undefined): string {
    const { store } = this.context;
    const usual = String(store.settings.get('paymentGateway')?.value ?? 'ccbill');
    if (store.settings.get('ccbillEnable')?.value === false)
      throw unprocessable('Card payments are currently turned off.');
    if (gateway && gateway !== usual) throw unprocessable(`Payments by ${gateway} aren’t available here.`);
    return usual;
  }

  /**
   * Completes the payment if its items are still available. Otherwise nothing is charged, the payment fails, and the
   * refusal is thrown.
   */
  private confirm(row: TransactionRow): void {
    const { context } = this;
    const { store, now } = context;
    try {
      const fan = found(store.users.get(row.sourceId), 'This account');
      new Offers(context, { source: 'user', account: fan }).again(row);
      const coupon = row.couponInfo && usableCoupon(store, row.couponInfo.code, fan._id, now());
      settle(context, {
        payment: { paid: 'money', row: { ...row, confirmsAt: null } },
        delivery: row.delivery,
        tokensIn: row.products.reduce((sum, { tokens = 0 }) => sum + tokens, 0),
        also: () => {
          subscribe(store, row, now());
          if (coupon) spendCoupon(store, coupon._id, fan._id, now());
        },
      });
    } catch (error) {
      this.end(row, 'failed');
      throw error;
    }
    this.notify(row);
  }

  private confirmLater(row: TransactionRow, delay: number): void {
    const { store, now } = this.context;
    store.transactions.update(row._id, { confirmsAt: new Date(now().getTime() + delay).toISOString() });
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      // A reset may have deleted the payment.
      const late = store.transactions.get(row._id);
      if (late?.status === 'pending') this.confirmQuietly(late);
    }, delay);
    this.waiting.add(timer);
  }

  /** Confirms a payment after the payer left the page, so a refusal is only visible in its status. */
  private confirmQuietly(row: TransactionRow): void {
    try {
      this.confirm(row);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }

  private end(row: TransactionRow, status: 'failed' | 'canceled'): void {
    const { store, now } = this.context;
    store.transactions.update(row._id, { status, confirmsAt: null, updatedAt: now().toISOString() });
    this.notify(row);
  }

  private notify({ _id, sourceId }: TransactionRow): void {
    const { store, realtime } = this.context;
    const row = store.transactions.get(_id);
    if (row) void realtime.emit({ account: sourceId }, 'payment_status_callback', { redirectUrl: this.returnUrl(row) });
  }

  private getKey(id: string): string {
    return createHmac('sha256', this.context.secret).update(`checkout:${id}`).digest('base64url');
  }
}

/** Why the payment can't be completed anymore, or null. */
export function whyClosed({ status, confirmsAt }: TransactionRow): string | null {
  if (status === 'pending') return confirmsAt ? 'Your payment is being confirmed. You won’t be charged twice.' : null;
  if (status === 'success') return 'This was already paid. You weren’t charged again.';
  if (status === 'refunded') return 'This payment was refunded. You weren’t charged again.';
  if (status === 'failed') return 'This payment failed. You weren’t charged.';
  return 'This payment was canceled or expired. You weren’t charged.';
}
