import { formatMoney, formatNumber, formatTokens, type Currency, formatQuantity } from '@/lib/format/format';
import type { LoginIntent } from '@/lib/page/login-intent';
import { subtractAmounts } from '@/lib/format/money';
import { formatPeriod, planTerms, renewalSentence } from '@/entities/subscription/renewal';
import type { Item, UnlockOption } from './unlock-options';

interface Money {
  currency: Currency;
}

/** The price in the list and the period it covers. */
export function priceLabel(option: UnlockOption, { currency }: Money): { amount: string; covers: string | null } {
  if (option.kind === 'tokens')
    return { amount: option.tokens === 0 ? 'Free' : formatTokens(option.tokens), covers: null };
  const amount = option.price === 0 ? 'Free' : formatMoney(option.price, currency);
  switch (option.kind) {
    case 'card':
      return { amount, covers: null };
    case 'cart':
      return { amount, covers: option.tokens === null ? null : `or ${formatTokens(option.tokens)}` };
    case 'subscription':
      return { amount, covers: option.days ? `for ${formatPeriod(option.days, true)}` : null };
    case 'membership': {
      const { periodDays } = planTerms(option.plan);
      return { amount, covers: periodDays ? `for ${formatPeriod(periodDays, true)}` : null };
    }
  }
}

export function optionName(option: UnlockOption): string {
  switch (option.kind) {
    case 'tokens':
      return 'Pay with tokens';
    case 'card':
      return 'Pay by card';
    case 'cart':
      return option.tokens === null ? 'Pay by card' : 'Pay by card or with tokens';
    case 'subscription':
      if (option.id === 'free') return option.days ? `${formatQuantity(option.days, 'day')} free` : 'Free subscription';
      return option.id === 'monthly' ? 'Monthly subscription' : 'Yearly subscription';
    case 'membership':
      return `Membership: ${option.plan.name}`;
  }
}

export function describeOption(option: UnlockOption): string {
  switch (option.kind) {
    case 'tokens':
    case 'card':
      return 'One-time payment';
    case 'cart':
      return 'Pay in the cart';
    case 'subscription':
      return `Everything ${option.owner.name} publishes for subscribers`;
    case 'membership':
      return 'Everything performers publish for members';
  }
}

const STAYS: Record<Item['kind'], string> = {
  video: 'Watch anytime.',
  gallery: 'View anytime.',
  post: 'Read anytime.',
  story: 'View until it expires.',
  stream: 'Your ticket is valid until the show ends.',
  performer: '',
  product: 'Download anytime.',
};

/** The terms, one sentence each: today's payment, what follows, how to cancel, what stays. */
export function getTerms(
  option: UnlockOption,
  kind: Item['kind'],
  { price, today, balance, currency }: Money & { price: number; today: string; balance: number | null },
): string[] {
  switch (option.kind) {
    case 'tokens': {
      const after =
        balance === null || balance < price
          ? []
          : [`Balance ${formatNumber(balance)} → ${formatTokens(subtractAmounts(balance, price))}`];
      return [...after, STAYS[kind]];
    }
    case 'card':
      return [`You pay ${formatMoney(price, currency)} once.`, STAYS[kind]];
    case 'cart':
      return [
        'It ships to you. Enter your address and coupon in the cart before you pay.',
        'You won’t be charged yet.',
      ];
    case 'subscription': {
      const renewal = renewalSentence({
        today,
        price,
        recurringPrice: option.id === 'free' ? null : option.price,
        periodDays: option.days,
        currency,
      });
      return [renewal.today, renewal.then, renewal.leave, 'Anything you buy separately stays yours.'].filter(
        (text) => text !== null,
      );
    }
    case 'membership': {
      const { tokens } = option.plan;
      const renewal = renewalSentence({ ...planTerms(option.plan), today, price, currency });
      const gift = tokens ? `Includes ${formatTokens(tokens)} for your balance.` : null;
      return [renewal.today, renewal.then, gift, renewal.leave, 'Anything you buy separately stays yours.'].filter(
        (text) => text !== null,
      );
    }
  }
}

const VERBS: Record<Item['kind'], string> = {
  video: 'Unlock',
  gallery: 'Unlock',
  post: 'Unlock',
  story: 'Unlock',
  stream: 'Buy ticket',
  performer: 'Subscribe',
  product: 'Buy',
};

/** The pay button's label: "Unlock for 40 tokens". */
export function attemptLabel(
  option: UnlockOption,
  kind: Item['kind'],
  { price, currency }: Money & { price: number },
): string {
  switch (option.kind) {
    case 'tokens':
      return `${VERBS[kind]} for ${price === 0 ? 'free' : formatTokens(price)}`;
    case 'card':
      return price === 0 ? 'Get it for free' : `${VERBS[kind]} for ${formatMoney(price, currency)}`;
    case 'cart':
      return `Continue in cart · ${formatMoney(price, currency)}`;
    case 'subscription':
      return price === 0 ? `Subscribe for free` : `Subscribe for ${formatMoney(price, currency)}`;
    case 'membership':
      return price === 0 ? 'Join for free' : `Join for ${formatMoney(price, currency)}`;
  }
}

export const getLoginIntent = ({ kind }: UnlockOption): LoginIntent =>
  kind === 'subscription' ? 'subscribe' : 'purchase';

export function getTitle(option: UnlockOption, { title }: Pick<Item, 'title'>): string {
  switch (option.kind) {
    case 'tokens':
    case 'card':
    case 'cart':
      return title;
    case 'subscription':
      return option.owner.name;
    case 'membership':
      return option.plan.name;
  }
}
