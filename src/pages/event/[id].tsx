import { eventHead } from '@/features/discovery/events/event-head';
import { EventScreen } from '@/features/discovery/events/event-screen';
import { loadEventPage } from '@/features/discovery/events/event.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadEventPage, screen: EventScreen, head: eventHead });
