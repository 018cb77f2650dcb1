import { formatMoney, formatNumber, formatTokens, type Currency } from '@/lib/format/format';
import type { LoginIntent } from '@/lib/page/login-intent';
import { less } from '@/lib/format/money';
import { formatPeriod, planTerms, renewalSentence } from '@/entities/subscription/renewal';
import type { Item, UnlockOption } from './unlock-options';

interface Money {
  /** How the site writes money. */
  currency: Currency;
}

/** The price as it stands in the list, and the time that it covers. */
export function priceLabel(way: UnlockOption, { currency }: Money): { amount: string; covers: string | null } {
  if (way.kind === 'tokens') return { amount: formatTokens(way.tokens), covers: null };
  const amount = way.price === 0 ? 'Free' : formatMoney(way.price, currency);
  switch (way.kind) {
    case 'card':
      return { amount, covers: null };
    case 'cart':
      return { amount, covers: way.tokens === null ? null : `or ${formatTokens(way.tokens)}` };
    case 'subscription':
      return { amount, covers: way.days ? `for ${formatPeriod(way.days, true)}` : null };
    case 'membership': {
      const { periodDays } = planTerms(way.plan);
      return { amount, covers: periodDays ? `for ${formatPeriod(periodDays, true)}` : null };
    }
  }
}

/** What a way is called. */
export function nameOf(way: UnlockOption): string {
  switch (way.kind) {
    case 'tokens':
      return 'With tokens';
    case 'card':
      return 'By card';
    case 'cart':
      return way.tokens === null ? 'By card' : 'By card or with tokens';
    case 'subscription':
      if (way.id === 'free') return way.days ? `${way.days === 1 ? 'One day' : `${way.days} days`} free` : 'Free subscription';
      return way.id === 'monthly' ? 'Monthly subscription' : 'Yearly subscription';
    case 'membership':
      return `Membership: ${way.plan.name}`;
  }
}

/** What a way opens, in a line. */
export function openedBy(way: UnlockOption): string {
  switch (way.kind) {
    case 'tokens':
    case 'card':
      return 'Pay once, nothing renews';
    case 'cart':
      return 'Paid for in the cart';
    case 'subscription':
      return 'Everything this performer publishes for subscribers';
    case 'membership':
      return 'Everything for members, of all performers';
  }
}

const STAYS: Record<Item['kind'], string> = {
  video: 'Yours to watch as often as you like.',
  gallery: 'Yours to look at as often as you like.',
  post: 'Yours to read as often as you like.',
  story: 'Open to you until the story ends.',
  stream: 'Your ticket counts until the show is over.',
  performer: '',
  product: 'Yours to download as often as you like.',
};

/** What one agrees to, sentence by sentence: what is paid today, what follows, how to leave, what stays. */
export function termsOf(way: UnlockOption, kind: Item['kind'], { price, today, balance, currency }: Money & { price: number; today: string; balance: number | null }): string[] {
  switch (way.kind) {
    case 'tokens': {
      const after = balance === null || balance < price ? [] : [`Balance ${formatNumber(balance)} → ${formatTokens(less(balance, price))}`];
      return [...after, STAYS[kind]];
    }
    case 'card':
      return [`You pay ${formatMoney(price, currency)} today, once.`, STAYS[kind]];
    case 'cart':
      return ['It is sent to you: the cart asks for the address, and for a coupon, before you pay.', 'Nothing is paid yet.'];
    case 'subscription': {
      const words = renewalSentence({ today, price, recurringPrice: way.id === 'free' ? null : way.price, periodDays: way.days, currency });
      return [words.today, words.then, words.leave, 'What you buy by itself stays open to you.'].filter((text) => text !== null);
    }
    case 'membership': {
      const { tokens } = way.plan;
      const words = renewalSentence({ ...planTerms(way.plan), today, price, currency });
      const gift = tokens ? `With ${formatTokens(tokens)} for your balance.` : null;
      return [words.today, words.then, gift, words.leave, 'What you buy by itself stays open to you.'].filter((text) => text !== null);
    }
  }
}

const VERBS: Record<Item['kind'], string> = { video: 'Unlock', gallery: 'Unlock', post: 'Unlock', story: 'Unlock', stream: 'Buy the ticket', performer: 'Subscribe', product: 'Buy it' };

/** What the press does: "Unlock for 40 tokens". */
export function attemptLabel(way: UnlockOption, kind: Item['kind'], { price, currency }: Money & { price: number }): string {
  switch (way.kind) {
    case 'tokens':
      return `${VERBS[kind]} for ${formatTokens(price)}`;
    case 'card':
      return price === 0 ? 'Get it for free' : `${VERBS[kind]} for ${formatMoney(price, currency)}`;
    case 'cart':
      return `Order in the cart for ${formatMoney(price, currency)}`;
    case 'subscription':
      return price === 0 ? `Subscribe for free` : `Subscribe for ${formatMoney(price, currency)}`;
    case 'membership':
      return price === 0 ? 'Join for free' : `Join for ${formatMoney(price, currency)}`;
  }
}

/** What a guest who chose this option wants to do, as the login page says it. */
export const loginIntentOf = ({ kind }: UnlockOption): LoginIntent => (kind === 'subscription' ? 'subscribe' : 'purchase');

/** What the payment is called afterwards, in receipts and notices. */
export function titleOf(way: UnlockOption, { title }: Pick<Item, 'title'>): string {
  switch (way.kind) {
    case 'tokens':
    case 'card':
    case 'cart':
      return title;
    case 'subscription':
      return way.owner.name;
    case 'membership':
      return way.plan.name;
  }
}
