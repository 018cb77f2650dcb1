import type { EventItem } from '@/contract/event';
import { eventForCard } from '@/entities/card-data';
import { getTime } from '@/lib/format/month';
import type { Services } from '@/services/create-services';
import { MAX_LIMIT } from '@/lib/lists/query';

export interface MonthEvents {
  events: EventItem[];
  /** True when the month has more events than one call returns. */
  incomplete: boolean;
}

/** Loads the events of a month, including the partial weeks at its start and end. */
export async function loadMonth({ events }: Services, month: string, signal?: AbortSignal): Promise<MonthEvents> {
  const { data } = await events.search(
    { ...getTime(month), status: 'active', sortBy: 'startAt', sort: 'asc', limit: MAX_LIMIT },
    { signal },
  );
  return { events: data.data.map(eventForCard), incomplete: data.total > data.data.length };
}
