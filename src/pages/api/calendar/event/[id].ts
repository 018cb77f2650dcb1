import { calendarRoute } from '@/server/calendar.server';

/** One event for the visitor's calendar. */
export default calendarRoute(async ({ events }, id) => {
  const { data } = await events.get(id);
  return { events: [data], title: data.title };
});
