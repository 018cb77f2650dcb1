import type { FilterSet } from '@/components/listing/filter-set';
import { dayTitle } from '@/lib/format/zoned-date';
import type { EventFilter } from './event-list';

/** Everything that can be set on the list of events. A first day comes from the month view; here it can be taken away. */
export const eventFilters = (from: string | undefined): FilterSet<EventFilter> => ({
  search: { name: 'q', label: 'Search events' },
  choices: [{ name: 'from', label: 'From', any: 'From now on', options: from ? [{ value: from, label: dayTitle(from) }] : [] }],
  switches: [],
  sorts: [
    { value: 'soonest', label: 'Soonest first' },
    { value: 'announced', label: 'Newly announced' },
  ],
});
