import { LocalDate } from '@/components/text/local-date';
import { TokenAmount } from '@/components/text/price';
import { formatNumber } from '@/lib/format/format';
import { getAccess, type Sale } from './access';
import { ContentState, type Shown } from './content-state';
import type { StudioColumn } from './studio-table';

function AccessPrice({ item }: { item: Partial<Sale> }) {
  const access = getAccess(item);
  if (access === 'sale') return <TokenAmount amount={item.price} />;
  return <>{access === 'free' ? 'Free' : 'Subscribers'}</>;
}

/** Formats a number; a dash if the server doesn't count it. */
export const formatFigure = (value: number | undefined): string => (value === undefined ? '–' : formatNumber(value));

export const STATUS_COLUMN: StudioColumn<Shown> = {
  key: 'status',
  head: 'Status',
  bare: true,
  cell: (item) => <ContentState item={item} />,
};

export const PRICE_SORT = { up: 'price', down: 'price-down' };

export const PRICE_COLUMN: StudioColumn<Partial<Sale>> = {
  key: 'price',
  head: 'Price',
  bare: true,
  figure: true,
  cell: (item) => <AccessPrice item={item} />,
};

export const SOLD_COLUMN: StudioColumn<{ sold?: number }> = {
  key: 'sold',
  head: 'Sold',
  figure: true,
  cell: ({ sold }) => formatFigure(sold),
};

export const VIEWS_COLUMN: StudioColumn<{ stats?: { views?: number } }> = {
  key: 'views',
  head: 'Views',
  figure: true,
  cell: ({ stats }) => formatFigure(stats?.views),
};

export const dateColumn = (head: string): StudioColumn<{ createdAt?: string }> => ({
  key: 'date',
  head,
  sort: { up: 'oldest', down: 'newest' },
  cell: ({ createdAt = '' }) => <LocalDate iso={createdAt} />,
});
