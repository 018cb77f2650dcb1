import { CalendarScreen } from '@/features/studio/events/calendar-screen';
import { loadCalendar } from '@/features/studio/events/calendar.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.events,
  title: 'Events',
  load: loadCalendar,
  screen: CalendarScreen,
});
