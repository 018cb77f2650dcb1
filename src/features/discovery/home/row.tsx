import { CardRow } from '@/components/card/card-row';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import type { Currency } from '@/lib/format/format';
import type { Loaded } from '@/lib/page/load-part';
import type { HomeRow } from './home-rows';
import { GRID_OF, rowCards } from './row-cards';
import type { RowItems } from './row-items';
import { useRow } from './use-row';

interface RowProps {
  row: HomeRow;
  content: Loaded<RowItems>;
  /** True if the row is visible without scrolling. */
  priority: boolean;
  now: string;
  currency: Currency;
}

/** One row: its cards, an error with Retry, or nothing if it has no items. */
export function Row({ row, content, priority, now, currency }: RowProps) {
  const { part, retrying, retry } = useRow(row, content);
  if (!part.ok) {
    return (
      <section aria-labelledby={`row-${row.id}`}>
        <SectionHeader id={`row-${row.id}`} title={row.title} />
        <BlockError title="This row couldn’t be loaded." message={part.message} onRetry={retry} retrying={retrying} />
      </section>
    );
  }
  return <Shelf row={row} items={part.content} priority={priority} now={now} currency={currency} />;
}

/**
 * Static markup of the row. Images of the first row are preloaded in the head, which only the page's own render can do.
 */
Row.still = ({ row, content, priority, now, currency }: RowProps) =>
  content.ok && !priority
    ? {
        key: JSON.stringify([row.id, content.content, now, currency]),
        prefix: row.id,
        element: <Shelf row={row} items={content.content} priority={false} now={now} currency={currency} />,
      }
    : null;

function Shelf({ row, items, ...facts }: Omit<RowProps, 'content'> & { items: RowItems }) {
  const cards = rowCards(items, facts);
  if (cards.length === 0) return null;
  return (
    <CardRow title={row.title} kind={GRID_OF[items.kind]} seeAll={row.seeAll}>
      {cards}
    </CardRow>
  );
}
