import { PerformerCard } from '@/entities/performer/performer-card';
import { ListPage } from '@/components/listing/list-page';
import type { Performer } from '@/contract/performer';
import { getRange } from '@/lib/lists/list-url';
import { performerListing } from '@/store/list/listings';
import { useListing } from '@/store/list/use-listing';
import { performerFilters } from './performer-filters';
import { PERFORMER_LIST, performerQuery } from './performer-list';
import type { PerformersPage } from './performers.loader';

/** True if the server ignored the language filter (contract C.3 doesn't name it). */
const isLanguageIgnored = (language: string | undefined, performers: readonly Performer[]) =>
  language !== undefined &&
  performers.some(({ languages = [] }) => languages.length > 0 && !languages.includes(language));

export function PerformersScreen({ view, filterOptions }: PerformersPage) {
  const listing = useListing(performerListing, performerQuery(view), getRange(view));
  const note = isLanguageIgnored(view.filters.language, listing.list.items)
    ? 'This site can’t filter by language. Performers of all languages are shown.'
    : undefined;
  return (
    <ListPage
      title="Performers"
      noun="performer"
      plural="performers"
      rules={PERFORMER_LIST}
      view={view}
      set={{ ...performerFilters(filterOptions), note }}
      {...listing}
      kind="performer"
      card={(performer, priority) => (
        <PerformerCard key={performer._id} performer={performer} heading="h2" priority={priority} />
      )}
      illustration="people"
    />
  );
}
