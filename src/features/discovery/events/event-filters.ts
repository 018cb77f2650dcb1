import type { FilterSet } from '@/components/listing/filter-set';
import { dayTitle } from '@/lib/format/zoned-date';
import type { EventFilter } from './event-list';

/** Filters of the event list. The month view sets a first day, which can only be removed here. */
export const eventFilters = (from: string | undefined): FilterSet<EventFilter> => ({
  search: { name: 'q', label: 'Search events' },
  choices: [
    { name: 'from', label: 'From', any: 'From now on', options: from ? [{ value: from, label: dayTitle(from) }] : [] },
  ],
  switches: [],
  sorts: [
    { value: 'soonest', label: 'Soonest first' },
    { value: 'announced', label: 'Newly announced' },
  ],
});
