import { CardRow } from '@/components/card/card-row';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/state/error-state';
import type { HomeRow } from './home-rows';
import type { RowContent } from './home.loader';
import { GRID_OF, rowCards } from './row-cards';
import { useRow } from './use-row';

interface RowProps {
  row: HomeRow;
  content: RowContent;
  /** Among what is seen first. */
  priority: boolean;
}

/** One row: its cards, or its own message with Retry, or nothing when there is nothing to show. */
export function Row({ row, content: initial, priority }: RowProps) {
  const { content, retrying, retry } = useRow(row, initial);
  if (!content.ok) {
    return (
      <section aria-labelledby={`row-${row.id}`}>
        <SectionHeader id={`row-${row.id}`} title={row.title} />
        <BlockError title="This row could not be loaded." message={content.message} onRetry={retry} retrying={retrying} />
      </section>
    );
  }
  const cards = rowCards(content.content, priority);
  if (cards.length === 0) return null;
  return (
    <CardRow title={row.title} kind={GRID_OF[content.content.kind]} seeAll={row.seeAll}>
      {cards}
    </CardRow>
  );
}
