import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../ssr/support/backend';
import { visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();

const { events } = LANDMARKS;
const side = () => within(screen.getByRole('region', { name: 'Time and price' }));
const getPath = (name: string) => `/event/${eventId(name)}`;

let open: Awaited<ReturnType<typeof visit>>;
afterEach(() => {
  open.leave();
  jest.useRealTimers();
});

it('an event shows title, performer, time, price and related events', async () => {
  open = await visit(getPath(events.private));
  expect(screen.getByRole('heading', { level: 1, name: 'Songwriting hour for five' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Aria Velasco' })).toHaveAttribute('href', '/performers/aria');
  expect(side().getByText('Private, 60 tokens')).toBeInTheDocument();
  expect(side().getByText(/, 6:00 PM – 7:00 PM/)).toHaveTextContent(/UTC$/);
  expect(side().getByText(/^Starts in [56] days/)).toBeInTheDocument();
  expect(side().getByRole('timer')).not.toHaveTextContent('second');
  const more = within(screen.getByRole('region', { name: 'More events by Aria Velasco' }));
  expect(more.getByRole('link', { name: 'First night of the new songs' })).toBeInTheDocument();
  expect(more.queryByRole('link', { name: 'Songwriting hour for five' })).not.toBeInTheDocument();
});

it('an event can be added to a calendar as a file', async () => {
  open = await visit(getPath(events.coming));
  const link = screen.getByRole('link', { name: 'Add to calendar' });
  expect(link).toHaveAttribute('href', `/api/calendar/event/${eventId(events.coming)}`);
  expect(link).toHaveAttribute('download');
});

it('an event of someone else can be reported', async () => {
  open = await visit(getPath(events.coming));
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Report event' });
  expect(new URL(href).searchParams.get('about')).toBe(getPath(events.coming));
  open.leave();
  open = await visit(getPath(events.coming), await api.logIn('performer@example.com'));
  expect(screen.queryByRole('link', { name: 'Report event' })).not.toBeInTheDocument();
});

it('a running event links to the room', async () => {
  open = await visit(getPath(events.live));
  expect(side().getByText('Happening now')).toBeInTheDocument();
  expect(side().getByRole('link', { name: 'Join the show' })).toHaveAttribute('href', '/stream/nova');
});

it('an event switches to running when its time comes', async () => {
  const event = api.store.events.get(eventId(events.coming));
  const minuteBefore = Date.parse(event?.startAt ?? '') - 60_000;
  jest.useFakeTimers({ now: minuteBefore, advanceTimers: true });
  open = await visit(getPath(events.coming));
  expect(side().getByText('Starts in')).toBeInTheDocument();
  expect(side().getByRole('timer')).toHaveTextContent(/second/);
  act(() => void jest.advanceTimersByTime(61_000));
  expect(side().getByText('Happening now')).toBeInTheDocument();
});

it('a past event shows videos of the performer', async () => {
  open = await visit(getPath(events.past));
  expect(side().getByText('This event has ended')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Videos by Aria Velasco' })).getAllByRole('article').length,
  ).toBeGreaterThan(2);
});

it('a canceled event says so', async () => {
  open = await visit(getPath(events.canceled));
  expect(side().getByText('This event was canceled')).toBeInTheDocument();
  expect(side().queryByRole('timer')).not.toBeInTheDocument();
});

it('an event page works without its related content, which loads after Retry', async () => {
  await api.fault({
    path: '/event',
    status: 500,
    body: { statusCode: 500, message: 'The calendar fell off the wall.' },
    times: 1,
  });
  open = await visit(getPath(events.private));
  expect(open.outcome()).toMatchObject({ kind: 'ok', status: 200 });
  await userEvent.click(screen.getByText('Retry'));
  expect(await screen.findByRole('region', { name: 'More events by Aria Velasco' })).toBeInTheDocument();
});

it('an event with an unknown id does not exist', async () => {
  open = await visit('/event/nothing-like-this');
  expect(open.outcome()).toMatchObject({ kind: 'notFound' });
});
