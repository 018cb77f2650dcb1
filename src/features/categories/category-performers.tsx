import { ButtonLink } from '@/components/button/button-link';
import { PerformerCard } from '@/components/card/performer-card';
import { ListResults } from '@/components/listing/list-results';
import { useHeld } from '@/components/listing/use-held';
import { EmptyState } from '@/components/state/empty-state';
import type { Category } from '@/contract/category';
import { PAGE_SIZE, rangeOf, type ListView } from '@/lib/list-address';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { morePerformersAsked, performersAsked } from '@/store/performer/performer.slice';
import { categoryList, categoryQuery } from './category-list';

export function CategoryPerformers({ category, view }: { category: Category; view: ListView<never> }) {
  const dispatch = useAppDispatch();
  const query = categoryQuery(category);
  const listing = useAppSelector((state) => state.performer.performerListing);
  const { data, requesting, error } = useHeld(listing, listing.key === listKey(query));
  return (
    <ListResults
      rules={categoryList(category, 'performers')}
      view={view}
      list={{ ...data, requesting, error }}
      kind="performer"
      noun="performers"
      card={(performer, index) => <PerformerCard key={performer._id} performer={performer} heading="h2" priority={index < 6} />}
      empty={
        <EmptyState drawing="people" title="There are no performers for this topic yet." action={<ButtonLink href={paths.performers}>See all performers</ButtonLink>}>
          <p>Other topics have more.</p>
        </EmptyState>
      }
      onMore={() => dispatch(morePerformersAsked({ ...query, limit: PAGE_SIZE }))}
      onRetry={() => dispatch(performersAsked({ ...query, ...rangeOf(view) }))}
    />
  );
}
