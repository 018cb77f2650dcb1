import type { EventItem } from '@/contract/event';
import { eventForCard } from '@/entities/card-data';
import { timeOf } from '@/lib/format/month';
import type { Services } from '@/services/create-services';

/** What one call gives at most (contract A.4). */
const MOST = 200;

export interface MonthEvents {
  events: EventItem[];
  /** More of them than could be loaded. */
  incomplete: boolean;
}

/** The events of a month and of the weeks it touches. */
export async function loadMonth({ events }: Services, month: string, signal?: AbortSignal): Promise<MonthEvents> {
  const { data } = await events.search({ ...timeOf(month), status: 'active', sortBy: 'startAt', sort: 'asc', limit: MOST }, { signal });
  return { events: data.data.map(eventForCard), incomplete: data.total > data.data.length };
}
