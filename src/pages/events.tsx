import { eventsHead } from '@/features/events/events-head';
import { EventsScreen } from '@/features/events/events-screen';
import { loadEventsPage } from '@/features/events/events.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadEventsPage, screen: EventsScreen, head: eventsHead });
