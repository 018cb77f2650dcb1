import type { FilterSet } from '@/components/listing/filter-set';
import { dayTitle, zonedDate } from '@/lib/format/zoned-date';
import type { EventFilter } from './event-list';

/** Filters of the event list. The month view sets the start, which can only be removed here. Its day depends on `zone`. */
export const eventFilters = (from: string | undefined, zone: string): FilterSet<EventFilter> => ({
  search: { name: 'q', label: 'Search events' },
  choices: [
    {
      name: 'from',
      label: 'From',
      any: 'From now on',
      options: from ? [{ value: from, label: dayTitle(zonedDate(from, zone)?.date ?? '') }] : [],
    },
  ],
  switches: [],
  sorts: [
    { value: 'soonest', label: 'Soonest first' },
    { value: 'announced', label: 'Newly announced' },
  ],
});
