import type { EventItem } from '@/contract/event';
import type { Video } from '@/contract/video';

/** Content of the row below an event. */
export type Further = { kind: 'events'; items: EventItem[] } | { kind: 'videos'; items: Video[] };
