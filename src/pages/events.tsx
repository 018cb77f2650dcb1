import { eventsHead } from '@/features/discovery/events/events-head';
import { EventsScreen } from '@/features/discovery/events/events-screen';
import { loadEventsPage } from '@/features/discovery/events/events.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadEventsPage, screen: EventsScreen, head: eventsHead });
