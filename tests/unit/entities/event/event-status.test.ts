import { eventState } from '@/entities/event/event-status';

const event = { startAt: '2026-05-10T12:00:00Z', endAt: '2026-05-10T13:00:00Z' };
const at = (time: string) => Date.parse(`2026-05-10T${time}Z`);

it.each([
  ['11:59:59', 'coming'],
  ['12:00:00', 'live'],
  ['12:59:59', 'live'],
  ['13:00:00', 'past'],
])('an event at %s is %s', (time, state) => {
  expect(eventState(event, at(time))).toBe(state);
});

it('a canceled event is canceled at any time', () => {
  expect(eventState({ ...event, status: 'inactive' }, at('12:30:00'))).toBe('canceled');
});
