import { calendarRoute } from '@/server/calendar.server';

/** Calendar file of an event. */
export default calendarRoute(async ({ events }, id) => {
  const { data } = await events.get(id);
  return { events: [data], title: data.title };
});
