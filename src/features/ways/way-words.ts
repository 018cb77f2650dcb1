import { formatMoney, formatNumber, formatTokens } from '@/lib/format';
import { less } from '@/lib/money';
import { periodWords, planTerms, renewalSentence } from '@/lib/renewal';
import type { Item, Way } from './ways';

interface Money {
  /** The site's currency sign. */
  symbol: string;
}

/** The price as it stands in the list, and the time that it covers. */
export function priceWords(way: Way, { symbol }: Money): { amount: string; covers: string | null } {
  if (way.kind === 'tokens') return { amount: formatTokens(way.tokens), covers: null };
  const amount = way.price === 0 ? 'Free' : formatMoney(way.price, symbol);
  switch (way.kind) {
    case 'card':
      return { amount, covers: null };
    case 'subscription':
      return { amount, covers: way.days ? `for ${periodWords(way.days, true)}` : null };
    case 'membership': {
      const { periodDays } = planTerms(way.plan);
      return { amount, covers: periodDays ? `for ${periodWords(periodDays, true)}` : null };
    }
  }
}

/** What a way is called. */
export function nameOf(way: Way): string {
  switch (way.kind) {
    case 'tokens':
      return 'With tokens';
    case 'card':
      return 'By card';
    case 'subscription':
      if (way.id === 'free') return way.days ? `${way.days === 1 ? 'One day' : `${way.days} days`} free` : 'Free subscription';
      return way.id === 'monthly' ? 'Monthly subscription' : 'Yearly subscription';
    case 'membership':
      return `Membership: ${way.plan.name}`;
  }
}

/** What a way opens, in a line. */
export function openedBy(way: Way): string {
  switch (way.kind) {
    case 'tokens':
    case 'card':
      return 'Pay once, nothing renews';
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
};

/** What one agrees to, sentence by sentence: what is paid today, what follows, how to leave, what stays. */
export function termsOf(way: Way, kind: Item['kind'], { price, today, balance, symbol }: Money & { price: number; today: string; balance: number | null }): string[] {
  switch (way.kind) {
    case 'tokens': {
      const after = balance === null || balance < price ? [] : [`Balance ${formatNumber(balance)} → ${formatTokens(less(balance, price))}`];
      return [...after, STAYS[kind]];
    }
    case 'card':
      return [`You pay ${formatMoney(price, symbol)} today, once.`, STAYS[kind]];
    case 'subscription': {
      const words = renewalSentence({ today, price, recurringPrice: way.id === 'free' ? null : way.price, periodDays: way.days, symbol });
      return [words.today, words.then, words.leave, 'What you buy by itself stays open to you.'].filter((text) => text !== null);
    }
    case 'membership': {
      const { tokens } = way.plan;
      const words = renewalSentence({ ...planTerms(way.plan), today, price, symbol });
      const gift = tokens ? `With ${formatTokens(tokens)} for your balance.` : null;
      return [words.today, words.then, gift, words.leave, 'What you buy by itself stays open to you.'].filter((text) => text !== null);
    }
  }
}

const VERBS: Record<Item['kind'], string> = { video: 'Unlock', gallery: 'Unlock', post: 'Unlock', story: 'Unlock', stream: 'Buy the ticket', performer: 'Subscribe' };

/** What the press does: "Unlock for 40 tokens". */
export function pressWords(way: Way, kind: Item['kind'], { price, symbol }: Money & { price: number }): string {
  switch (way.kind) {
    case 'tokens':
      return `${VERBS[kind]} for ${formatTokens(price)}`;
    case 'card':
      return `${VERBS[kind]} for ${formatMoney(price, symbol)}`;
    case 'subscription':
      return price === 0 ? `Subscribe for free` : `Subscribe for ${formatMoney(price, symbol)}`;
    case 'membership':
      return price === 0 ? 'Join for free' : `Join for ${formatMoney(price, symbol)}`;
  }
}

/** What the payment is called afterwards, in receipts and notices. */
export function titleOf(way: Way, { title }: Pick<Item, 'title'>): string {
  switch (way.kind) {
    case 'tokens':
    case 'card':
      return title;
    case 'subscription':
      return way.owner.name;
    case 'membership':
      return way.plan.name;
  }
}
