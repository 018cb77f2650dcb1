import { getTimeZone } from '@/components/text/use-time-zone';
import { ledgerRules, type LedgerFilter } from '@/entities/payment/ledger-filters';
import type { ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import type { TransactionKind, TransactionQuery } from '@/store/payment/load-token-transactions';

export const TOKEN_KINDS = [
  { value: 'video', label: 'Videos' },
  { value: 'gallery', label: 'Galleries' },
  { value: 'product', label: 'Shop' },
  { value: 'post', label: 'Stories and posts' },
  { value: 'tip', label: 'Tips and gifts' },
  { value: 'show', label: 'Livestreams' },
  { value: 'bought', label: 'Tokens bought' },
] as const satisfies readonly { value: TransactionKind; label: string }[];

export const TOKEN_STATES = [
  { value: 'success', label: 'Paid' },
  { value: 'pending', label: 'Pending' },
  { value: 'refunded', label: 'Refunded' },
];

export const TOKEN_LIST = ledgerRules(paths.tokenHistory(), TOKEN_KINDS, TOKEN_STATES);

export const transactionQuery = ({ filters, sort }: ListView<LedgerFilter>): TransactionQuery => ({
  ...filters,
  zone: getTimeZone(),
  oldest: sort === 'oldest',
});
