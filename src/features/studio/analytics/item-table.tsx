import type { EarningUnit } from '../shared/earnings/sources';
import { UnitAmount } from '../shared/earnings/unit-amount';
import { shortenText } from '@/lib/format/summarize';
import { formatFigure } from '../shared/content-cells';
import { StudioTable, type StudioColumn } from '../shared/studio-table';
import { itemPath, KIND_LABELS } from './item-labels';
import type { ItemRow } from './item-rows';

const MAX_TITLE_LENGTH = 80;

const count = (key: 'views' | 'likes' | 'sold' | 'sales', head: string): StudioColumn<ItemRow> => ({
  key,
  head,
  figure: true,
  cell: (row) => formatFigure(row[key]),
});

const columnsIn = (unit: EarningUnit): StudioColumn<ItemRow>[] => [
  { key: 'kind', head: 'Type', bare: true, cell: ({ kind }) => KIND_LABELS[kind] },
  count('views', 'Views'),
  count('likes', 'Likes'),
  count('sold', 'Sold'),
  count('sales', 'Sold in this period'),
  {
    key: 'net',
    head: 'Your net',
    figure: true,
    cell: ({ net }) => (
      <strong>
        <UnitAmount amount={net} unit={unit} />
      </strong>
    ),
  },
];

export const ItemTable = ({ rows, unit }: { rows: readonly ItemRow[]; unit: EarningUnit }) => (
  <StudioTable
    title="Top items"
    first="Item"
    plural="items"
    items={rows}
    columns={columnsIn(unit)}
    getName={({ title }) => shortenText(title, MAX_TITLE_LENGTH)}
    hrefFor={itemPath}
  />
);
