import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { morePerformersRequested, performersRequested } from '@/store/performer/performer.slice';
import { performerQuery, type PerformerListView } from './performer-list';

/** The directory of a view from the store, with actions to load more. */
export function usePerformerList(view: PerformerListView) {
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
