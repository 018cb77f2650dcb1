import type { EarningStatsQuery } from '@/contract/earning';
import { humanizeName } from '@/entities/payment/payment-state';

/** Unit of the earnings. Tokens and money are never added up. */
export type EarningUnit = 'tokens' | 'money';

export const UNITS: readonly { unit: EarningUnit; label: string }[] = [
  { unit: 'tokens', label: 'Tokens' },
  { unit: 'money', label: 'Money' },
];

/** Types of sales that the server counts as one source, `performer`. */
const PERFORMER_TYPES = [
  { value: 'tip', label: 'Tips outside livestreams' },
  { value: 'monthly_subscription', label: 'Monthly subscriptions' },
  { value: 'yearly_subscription', label: 'Yearly subscriptions' },
] as const;

/** Sources that sales can be filtered by. */
export const SOURCES = [
  { value: 'video', label: 'Videos' },
  { value: 'gallery', label: 'Galleries' },
  { value: 'product', label: 'Shop' },
  { value: 'feed', label: 'Posts' },
  { value: 'story', label: 'Stories' },
  { value: 'stream', label: 'Livestreams and their tips' },
  ...PERFORMER_TYPES,
] as const;

/** Filters of the server for one of `SOURCES`. */
export const sourceQuery = (source: string | undefined): Pick<EarningStatsQuery, 'sourceType' | 'type'> =>
  PERFORMER_TYPES.some(({ value }) => value === source)
    ? { sourceType: 'performer', type: source }
    : { sourceType: source };

/** Labels of sources that are only shown. */
const COMBINED = [
  { value: 'subscription', label: 'Subscriptions' },
  { value: 'performer', label: 'Tips and subscriptions' },
] as const;

/** Source of a sale. Servers count tips and subscriptions as one source, and may tell them apart by type. */
export function getSource({ sourceType = '', type = '' }: { sourceType?: string; type?: string }): string {
  if (sourceType !== 'performer') return sourceType;
  if (type.includes('tip')) return 'tip';
  return type.includes('subscription') ? 'subscription' : sourceType;
}

/** Label of a source; unknown sources keep the server's name. */
export const sourceLabel = (source: string): string =>
  [...SOURCES, ...COMBINED].find(({ value }) => value === source)?.label ?? humanizeName(source || 'Other');
