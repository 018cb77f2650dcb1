import { humanizeName } from '@/entities/payment/payment-state';

/** Unit of the earnings. Tokens and money are never added up. */
export type EarningUnit = 'tokens' | 'money';

export const UNITS: readonly { unit: EarningUnit; label: string }[] = [
  { unit: 'tokens', label: 'Tokens' },
  { unit: 'money', label: 'Money' },
];

/** Labels of the server's `sourceType` values. */
export const SOURCES = [
  { value: 'video', label: 'Videos' },
  { value: 'gallery', label: 'Galleries' },
  { value: 'product', label: 'Shop' },
  { value: 'feed', label: 'Posts' },
  { value: 'story', label: 'Stories' },
  { value: 'stream', label: 'Live shows' },
  { value: 'performer', label: 'Tips and subscriptions' },
  { value: 'message', label: 'Messages' },
] as const;

/** Parts of the source for tips and subscriptions. */
const PARTS = [
  { value: 'tip', label: 'Tips' },
  { value: 'subscription', label: 'Subscriptions' },
] as const;

/** Label of a source; unknown sources keep the server's name. */
export const sourceLabel = (sourceType: string | undefined): string =>
  [...SOURCES, ...PARTS].find(({ value }) => value === sourceType)?.label ?? humanizeName(sourceType || 'Other');
