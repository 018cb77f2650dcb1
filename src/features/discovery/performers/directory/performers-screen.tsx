import { PerformerCard } from '@/entities/performer/performer-card';
import { ListPage } from '@/components/listing/list-page';
import { getRange } from '@/lib/lists/list-url';
import { performerListing } from '@/store/list/listings';
import { useListing } from '@/store/list/use-listing';
import { performerFilters } from './performer-filters';
import { PERFORMER_LIST, performerQuery } from './performer-list';
import type { PerformersPage } from './performers.loader';

export const PerformersScreen = ({ view, filterOptions }: PerformersPage) => (
  <ListPage
    title="Performers"
    noun="performer"
    plural="performers"
    rules={PERFORMER_LIST}
    view={view}
    set={performerFilters(filterOptions)}
    {...useListing(performerListing, performerQuery(view), getRange(view))}
    kind="performer"
    card={(performer, priority) => (
      <PerformerCard key={performer._id} performer={performer} heading="h2" priority={priority} />
    )}
    drawing="people"
  />
);
