import { eventHead } from '@/features/event/event-head';
import { EventScreen } from '@/features/event/event-screen';
import { loadEventPage } from '@/features/event/event.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadEventPage, screen: EventScreen, head: eventHead });
