import type { Tone } from '@/components/chip/status-chip';
import type { EventState } from '@/entities/event/event-status';

/** How an event stands, to the one who plans it. */
export const EVENT_STATES: Record<EventState, { label: string; tone: Tone }> = {
  coming: { label: 'Upcoming', tone: 'good' },
  live: { label: 'Now', tone: 'wait' },
  past: { label: 'Past', tone: 'calm' },
  cancelled: { label: 'Canceled', tone: 'bad' },
};

/** Said of what stands in a field for a day and is none: such fields take years of more than four figures. */
export const NO_DAY = 'This date doesn’t exist. Choose another one.';
