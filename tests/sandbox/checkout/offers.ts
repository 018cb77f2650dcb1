import type { Context } from '../context';
import { among, and, is } from '../db/conditions';
import type { Store } from '../db/store';
import { badRequest, found, invalidField } from '../http/errors';
import type { Viewer } from '../http/session';
import { moneyFor } from '../money/amounts';
import { productsForSale, requireAddress, tokenRate, videoForSale } from '../money/for-sale';
import { findByIdOrSlug } from '../routes/listing';
import type { BoughtLine, Delivery, TransactionRow } from '../seed/rows/money';
import { Rights } from '../views/rights';
import { formatDay, formatQuantity } from '../texts';

/** What a card payment is for, at its current price: the record without payer and date. */
export type Offer = Pick<TransactionRow, 'type' | 'target' | 'targetId' | 'performerId' | 'products'>;
type Period = 'monthly' | 'yearly' | 'free';

/**
 * What this viewer can pay for by card. Every method throws 404 for unknown items and 400 for items that the viewer
 * can't buy now.
 */
export class Offers {
  private readonly store: Store;
  private readonly rights: Rights;

  constructor(
    private readonly context: Context,
    private readonly viewer: Viewer,
  ) {
    this.store = context.store;
    this.rights = new Rights(context.store, viewer, context.now());
  }

  /** Checks the same offer again when the payer confirms, since it may have changed during the checkout. */
  again({ type, targetId, products, delivery }: TransactionRow): Offer {
    switch (type) {
      case 'video':
        return this.video(targetId);
      case 'product':
        return this.products(
          products.map(({ productId, quantity }) => ({ _id: productId, quantity })),
          delivery ?? {},
        );
      case 'token_package':
        return this.tokens(targetId);
      case 'subscription_package':
        return this.membership(targetId);
      case 'monthly_subscription':
        return this.performer(targetId, 'monthly');
      case 'yearly_subscription':
        return this.performer(targetId, 'yearly');
      case 'free_subscription':
        return this.performer(targetId, 'free');
      case 'gallery':
        throw badRequest('Galleries can only be bought with tokens.');
    }
  }

  video(id: string): Offer {
    const { _id, title, description, price, performerId } = videoForSale(this.context, this.viewer, id);
    const line = {
      name: title,
      description,
      price: moneyFor(price, tokenRate(this.context)),
      productType: 'video',
      productId: _id,
      performerId,
      quantity: 1,
    };
    return { type: 'video', target: 'video', targetId: _id, performerId, products: [line] };
  }

  products(wanted: readonly { _id: string; quantity: number }[], delivery: Partial<Delivery>): Offer {
    const products = productsForSale(this.context, this.viewer, wanted, 'money');
    requireAddress(products, delivery);
    const [seller = null, ...others] = new Set(products.map(({ performerId }) => performerId));
    return {
      type: 'product',
      target: 'product',
      targetId: products[0]?.productId ?? '',
      performerId: others.length === 0 ? seller : null,
      products,
    };
  }

  tokens(packageId: string): Offer {
    const row = this.store.tokenPackages.get(packageId);
    const { _id, name, price, tokens } = found(row?.isActive ? row : null, 'This token package');
    return ofTheSite('token_package', {
      name: formatQuantity(tokens, 'token'),
      description: name,
      price,
      productId: _id,
      tokens,
    });
  }

  membership(packageId: string): Offer {
    const row = this.store.subscriptionPackages.get(packageId);
    const { _id, name, description, price, tokens } = found(row?.isActive ? row : null, 'This membership');
    const current = this.rights.membership();
    if (current?.status === 'active') throw badRequest(`You’re a member until ${formatDay(current.expiredAt)}.`);
    if (price === 0 && this.hadBefore('subscription_package', _id))
      throw badRequest(`“${name}” is free once per account.`);
    return ofTheSite('subscription_package', { name, description, price, productId: _id, tokens });
  }

  performer(idOrName: string, period: Period): Offer {
    const row = findByIdOrSlug(this.store.performers, 'username', idOrName);
    const performer = found(row?.status === 'active' ? row : null, 'This performer');
    const { _id, name, monthlyPrice, yearlyPrice, isFreeSubscription, durationFreeSubscriptionDays: days } = performer;
    const current = this.rights.subscriptionTo(_id);
    if (current?.status === 'active')
      throw badRequest(`You’re already subscribed to ${name} until ${formatDay(current.expiredAt)}.`);
    if (period === 'free' && !isFreeSubscription)
      throw invalidField('type', 'isIn', `${name} has no free trial. Choose monthly or yearly.`);
    if (period === 'free' && this.hasHadFreeDays(_id))
      throw badRequest(`You’ve already used your free trial with ${name}.`);
    const type = `${period}_subscription` as const;
    const { price, description } = {
      monthly: { price: monthlyPrice, description: 'Renews every 30 days' },
      yearly: { price: yearlyPrice, description: 'Renews every 365 days' },
      free: { price: 0, description: `Free for ${formatQuantity(days, 'day')}, ends automatically` },
    }[period];
    if (price === undefined) throw invalidField('type', 'isIn', `${name} doesn’t sell ${period} subscriptions.`);
    const line = { name, description, price, productType: type, productId: _id, performerId: _id, quantity: 1 };
    return { type, target: 'performer', targetId: _id, performerId: _id, products: [line] };
  }

  private hadBefore(type: TransactionRow['type'], targetId: string): boolean {
    return this.store.transactions.has(
      and([
        is('sourceId', this.viewer.account._id),
        is('type', type),
        is('targetId', targetId),
        is('status', 'success'),
      ]),
    );
  }

  private hasHadFreeDays(performerId: string): boolean {
    const free = and([
      is('userId', this.viewer.account._id),
      is('performerId', performerId),
      among('subscriptionType', ['free', 'trial']),
    ]);
    return this.hadBefore('free_subscription', performerId) || this.store.subscriptions.has(free);
  }
}

/** An item that the site itself sells. */
function ofTheSite(
  type: 'token_package' | 'subscription_package',
  line: Omit<BoughtLine, 'productType' | 'performerId' | 'quantity'>,
): Offer {
  return {
    type,
    target: type,
    targetId: line.productId,
    performerId: null,
    products: [{ ...line, productType: type, performerId: null, quantity: 1 }],
  };
}
