import { PerformerCard } from '@/entities/performer/performer-card';
import { ListPage } from '@/components/listing/list-page';
import { performerFilters } from './performer-filters';
import { PERFORMER_LIST } from './performer-list';
import type { PerformersPage } from './performers.loader';
import { usePerformerList } from './use-performer-list';

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
