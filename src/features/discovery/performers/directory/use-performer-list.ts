import { useHeld } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { morePerformersAsked, performersAsked } from '@/store/performer/performer.slice';
import { performerQuery, type PerformerListView } from './performer-list';

/** The directory as the store has it for a view, and the ways to ask for more of it. */
export function usePerformerList(view: PerformerListView) {
  const dispatch = useAppDispatch();
  const query = performerQuery(view);
  const listing = useAppSelector((state) => state.performer.performerListing);
  const { data, requesting, error } = useHeld(listing, listing.key === listKey(query));
  return {
    list: { ...data, requesting, error },
    onMore: () => dispatch(morePerformersAsked({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(performersAsked({ ...query, ...rangeOf(view) })),
  };
}
