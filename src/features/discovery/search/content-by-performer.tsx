import { useId } from 'react';
import { CardGrid } from '@/components/card/card-grid';
import { SectionHeader } from '@/components/section/section-header';
import { formatQuantity } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import { SOURCES } from './search-sources';
import { TABS, type ContentTab } from './search-tabs';
import type { ContentByPerformer as Works } from './search.loader';

/** Profile tab that lists all works of a kind; undefined for the first tab, which is the profile itself. */
const PROFILE_TABS: Record<ContentTab, string | undefined> = {
  videos: undefined,
  galleries: 'galleries',
  photos: 'photos',
  products: 'shop',
  posts: 'posts',
};

interface WorksByProps {
  works: Works;
  /** True if this is the first content of the page. */
  priority: boolean;
}

/** Works of one kind by a performer whose name matches the search. */
export function ContentByPerformer({ works: { performer, tab, items, total }, priority }: WorksByProps) {
  const id = useId();
  const { noun, label, kind } = TABS[tab];
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={`By ${performer.name}`}
        note={formatQuantity(total, noun, label.toLowerCase())}
        seeAll={withQuery(paths.performer(performer), { tab: PROFILE_TABS[tab] })}
      />
      <CardGrid kind={kind}>
        {items.map((item, index) => SOURCES[tab].card(item, { priority: priority && index === 0, heading: 'h3' }))}
      </CardGrid>
    </section>
  );
}
