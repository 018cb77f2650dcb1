import { CardRow } from '@/components/card/card-row';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/state/error-state';
import type { Loaded } from '@/lib/loaded';
import { useCurrency } from '@/store/ui/use-currency';
import type { HomeRow } from './home-rows';
import { GRID_OF, rowCards } from './row-cards';
import type { RowItems } from './row-items';
import { useRow } from './use-row';

interface RowProps {
  row: HomeRow;
  content: Loaded<RowItems>;
  /** Among what is seen first. */
  priority: boolean;
  /** When the page was made. */
  now: string;
}

/** One row: its cards, or its own message with Retry, or nothing when there is nothing to show. */
export function Row({ row, content, priority, now }: RowProps) {
  const currency = useCurrency();
  const { part, retrying, retry } = useRow(row, content);
  if (!part.ok) {
    return (
      <section aria-labelledby={`row-${row.id}`}>
        <SectionHeader id={`row-${row.id}`} title={row.title} />
        <BlockError title="This row could not be loaded." message={part.message} onRetry={retry} retrying={retrying} />
      </section>
    );
  }
  const cards = rowCards(part.content, { priority, now, currency });
  if (cards.length === 0) return null;
  return (
    <CardRow title={row.title} kind={GRID_OF[part.content.kind]} seeAll={row.seeAll}>
      {cards}
    </CardRow>
  );
}
