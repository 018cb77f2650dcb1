import { PerformerCard } from '@/entities/performer/performer-card';
import { ListPage } from '@/components/listing/list-page';
import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { morePerformersRequested, performersRequested } from '@/store/performer/performer.slice';
import { performerFilters } from './performer-filters';
import { PERFORMER_LIST, performerQuery, type PerformerListView } from './performer-list';
import type { PerformersPage } from './performers.loader';

function usePerformerList(view: PerformerListView) {
  const dispatch = useAppDispatch();
  const query = performerQuery(view);
  const listing = useAppSelector((state) => state.performer.performerListing);
  const { data, requesting, error } = useDelayedValue(listing, listing.key === listKey(query));
  return {
    list: { ...data, requesting, error },
    onMore: () => dispatch(morePerformersRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(performersRequested({ ...query, ...rangeOf(view) })),
  };
}

export const PerformersScreen = ({ view, filterOptions }: PerformersPage) => (
  <ListPage
    title="Performers"
    noun="performer"
    plural="performers"
    rules={PERFORMER_LIST}
    view={view}
    set={performerFilters(filterOptions)}
    {...usePerformerList(view)}
    kind="performer"
    card={(performer, priority) => (
      <PerformerCard key={performer._id} performer={performer} heading="h2" priority={priority} />
    )}
    drawing="people"
  />
);
