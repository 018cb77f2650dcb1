import { PerformerCard } from '@/components/card/performer-card';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults } from '@/components/listing/list-results';
import { NoResults } from '@/components/listing/no-results';
import { useListAddress } from '@/components/listing/use-list-address';
import { SectionHeader } from '@/components/section/section-header';
import { performerFilters } from './performer-filters';
import { PERFORMER_LIST } from './performer-list';
import type { PerformersPage } from './performers.loader';
import { usePerformerList } from './use-performer-list';

/** How many cards stand in the first row of a wide screen. */
const FIRST_ROW = 6;

/** The directory of performers. */
export function PerformersScreen({ view, filterOptions }: PerformersPage) {
  const address = useListAddress(PERFORMER_LIST, view);
  const { list, onMore, onRetry } = usePerformerList(view);
  const set = performerFilters(filterOptions);
  return (
    <>
      <SectionHeader heading="h1" title="Performers" note={<ListCount list={list} noun="performer" />} />
      <ListFilters set={set} address={address} noun="performers" list={list} />
      <ListResults
        rules={PERFORMER_LIST}
        view={view}
        list={list}
        kind="performer"
        noun="performers"
        card={(performer, index) => <PerformerCard key={performer._id} performer={performer} heading="h2" priority={index < FIRST_ROW} />}
        empty={<NoResults set={set} address={address} noun="performers" drawing="people" />}
        going={address.going}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}
