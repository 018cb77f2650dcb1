import { currentMinute } from '@/lib/format/zoned-date';
import { calendarRoute } from '@/server/calendar.server';

/** Calendar feed of a performer's events. */
export default calendarRoute(async ({ events, performers }, id) => {
  const { data: performer } = await performers.get(id);
  const { data: planned } = await events.search({
    performerId: performer._id,
    status: 'active',
    startAt: currentMinute(),
    sortBy: 'startAt',
    sort: 'asc',
    limit: 200,
  });
  return { events: planned.data, title: performer.name };
});
