import { eventsHead } from '@/features/discovery/events/events-head';
import { EventsScreen } from '@/features/discovery/events/events-screen';
import { loadEventsPage } from '@/features/discovery/events/events.loader';
import { definePage } from '@/shell/load/define-page';
import { withBanners } from '@/shell/load/with-banners';

export default definePage(withBanners('list', { load: loadEventsPage, screen: EventsScreen, head: eventsHead }));
