import type { EventState } from '@/entities/event/event-status';
import type { Status } from '../shared/status';

export const EVENT_STATES: Record<EventState, Status> = {
  coming: { label: 'Upcoming', tone: 'good' },
  live: { label: 'Now', tone: 'wait' },
  past: { label: 'Past', tone: 'calm' },
  canceled: { label: 'Canceled', tone: 'bad' },
};

/** Error for invalid dates: date fields accept years of more than four digits. */
export const NO_DAY = 'This date doesn’t exist. Choose another one.';
