import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import dayjs from 'dayjs';
import { is } from '@sandbox/db/conditions';
import { eventId } from '@sandbox/seed/content/events';
import { performerId } from '@sandbox/seed/people/performers';
import { choose } from '../integration/support/choose';
import { holdResponses } from '../integration/support/hold-responses';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl, type Tab } from '../integration/support/tab';

const { api, open } = studioPages();

const ARIA = performerId('aria');
const SET = eventId('aria-thursday-set-by-request');
const stored = (id = SET) => api.store.events.get(id);
const getDay = (iso: string | undefined) => iso?.slice(0, 10) ?? '';
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const setDay = getDay(stored()?.startAt);
const panel = () => within(screen.getByRole('region', { name: /\d{4}/, hidden: true }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** How the form shows a time such as `2026-05-09T20:00`. */
const shownTime = (time: string) => dayjs(time).format('MMM D, YYYY h:mm A');
const typeTime = async (user: Tab['user'], label: string, time: string) => {
  await user.clear(field(label));
  await user.type(field(label), `${time}{Enter}`);
};
/** Moves the Thursday set with the form, from the panel of its day. */
const moveSet = async (user: Tab['user'], day: string) => {
  await user.click(panel().getByLabelText('More for Thursday set, by request'));
  await user.click(await screen.findByText('Move to another day'));
  fireEvent.change(field('New date'), { target: { value: day } });
  await user.click(screen.getByText('Move event'));
};
const sent = async (method: string) =>
  (await api.requests()).filter((request) => request.method === method && request.path.startsWith('/event'));

describe('the calendar month', () => {
  test('has own events, scheduled videos and posts on their days, also after a failed load; arrow keys move between days', async () => {
    const [video] = api.store.videos.list().filter(({ performerId }) => performerId === ARIA);
    const [post] = api.store.posts.list().filter((each) => each.performerId === ARIA && each.type === 'post');
    // Not the first or last day that the calendar shows.
    const midMonth = dayjs().add(4, 'month').format('YYYY-MM-15');
    api.store.events.update(SET, { startAt: `${midMonth}T18:00:00.000Z`, endAt: `${midMonth}T19:00:00.000Z` });
    const at = `${midMonth}T09:00:00.000Z`;
    api.store.videos.update(video?._id ?? '', { status: 'active', isSchedule: true, scheduledAt: at });
    api.store.posts.update(post?._id ?? '', { status: 'scheduled', isSchedule: true, scheduledAt: at });
    await api.fault({ path: '/event', status: 500, body: { message: 'Down' }, times: 1 });
    const { user } = await open(`/studio/events?day=${midMonth}`);
    expect(screen.getByText(/^Your events for .* couldn’t be loaded\.$/)).toBeInTheDocument();
    await user.click(screen.getByText('Retry'));
    expect((await panel().findByText('Thursday set, by request')).closest('a')).toHaveAttribute(
      'href',
      `/studio/events/${SET}/edit`,
    );
    for (const item of [
      { _id: video?._id, title: video?.title, path: 'videos' },
      { _id: post?._id, title: post?.title, path: 'posts' },
    ])
      expect(
        panel()
          .getByText(item.title ?? 'none')
          .closest('a'),
      ).toHaveAttribute('href', `/studio/${item.path}/${item._id}`);
    expect(panel().getByText('Upcoming')).toBeInTheDocument();
    expect(screen.getByText(/^Times in UTC/)).toBeInTheDocument();

    const day = document.querySelector<HTMLElement>(`button[data-day="${midMonth}"]`);
    expect(day).toHaveAttribute('aria-label', expect.stringContaining('1 event, 2 releases'));
    day?.focus();
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(document.activeElement).toBe(day);
    // With a modifier, they belong to the browser.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(document.activeElement).toBe(day);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).not.toBe(day);
    expect(panel().queryByText('Thursday set, by request')).toBeNull();
  });

  test('moves an event to another day with a form, and back with Undo, also a private one that is free', async () => {
    api.store.events.update(SET, { isPrivate: true, price: 0 });
    const before = stored()?.startAt;
    const { user } = await open(`/studio/events?day=${setDay}`);
    const day = daysFromNow(30);
    await moveSet(user, day);

    expect(await screen.findByText(/“Thursday set, by request” moved to/)).toBeInTheDocument();
    expect(stored()?.startAt).toBe(`${day}T${before?.slice(11)}`);
    expect((await sent('PUT'))[0]?.body).toMatchObject({ isPrivate: true, price: 0 });
    await user.click(screen.getByText('Undo'));
    expect(await screen.findByText(/moved back/)).toBeInTheDocument();
    expect(stored()?.startAt).toBe(before);
  });

  test('shows a moved event on its new day while overlaps are checked', async () => {
    const { user } = await open(`/studio/events?day=${setDay}`);
    const call = holdResponses(api, 'get', '/event');
    await moveSet(user, daysFromNow(30));
    await call.arrived;
    expect(screen.getByText('Moving…')).toBeInTheDocument();
    expect(panel().queryByText('Thursday set, by request')).toBeNull();
    call.releaseResponses();
    expect(await screen.findByText(/“Thursday set, by request” moved to/)).toBeInTheDocument();
  });

  test('moves an event twice in a row to the last day, in the order of the moves', async () => {
    const month = dayjs().add(4, 'month').format('YYYY-MM');
    api.store.events.update(SET, { startAt: `${month}-10T18:00:00.000Z`, endAt: `${month}-10T19:00:00.000Z` });
    const { user } = await open(`/studio/events?day=${month}-10`);
    const refusal = { status: 422, body: { message: 'Not now.' } };
    await api.fault({ method: 'PUT', path: '/event/*', ...refusal, hold: true, times: 1 });
    await moveSet(user, `${month}-11`);
    await waitFor(async () => expect(await sent('PUT')).toHaveLength(1));
    await user.click(document.querySelector(`[data-day="${month}-11"]`) ?? document.body);
    await moveSet(user, `${month}-12`);
    await api.release();
    expect(await screen.findByText(/“Thursday set, by request” moved to .*12/)).toBeInTheDocument();
    await user.click(document.querySelector(`[data-day="${month}-12"]`) ?? document.body);
    expect(panel().getByText('Thursday set, by request')).toBeInTheDocument();
    expect(screen.queryByText(/wasn’t moved/)).toBeNull();
    expect(getDay(stored()?.startAt)).toBe(`${month}-12`);
    expect(await sent('PUT')).toHaveLength(2);
  });

  test('restores the focus when the form to move an event closes', async () => {
    const { user } = await open(`/studio/events?day=${setDay}`);
    const more = () => panel().getByLabelText('More for Thursday set, by request');
    const openForm = async () => {
      await user.click(more());
      // antd moves the focus into the menu some frames after it opens.
      await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
      await user.click(screen.getByText('Move to another day'));
      expect(field('New date')).toHaveFocus();
    };
    await openForm();
    await user.click(screen.getByText('Cancel'));
    expect(more()).toHaveFocus();
    await openForm();
    await user.keyboard('{Escape}');
    expect(more()).toHaveFocus();

    await openForm();
    fireEvent.change(field('New date'), { target: { value: daysFromNow(30) } });
    await user.click(screen.getByText('Move event'));
    await screen.findByText(/“Thursday set, by request” moved to/);
    expect(document.querySelector('h2#day')).toHaveFocus();
  });

  test('refuses to move an event into the past, and onto another one unless that is confirmed', async () => {
    const other = api.store.events.get(eventId('aria-first-night-of-the-new-songs'));
    const { user } = await open(`/studio/events?day=${setDay}`);
    await moveSet(user, daysFromNow(-3));
    expect(await screen.findByText(/it would start in the past/)).toBeInTheDocument();
    await moveSet(user, '0002-05-09');
    expect(await screen.findByText(/on Thu, May 9, 2 it would start in the past/)).toBeInTheDocument();
    await moveSet(user, '20266-05-09');
    expect(field('New date')).toHaveAccessibleDescription(/^This date doesn’t exist. Choose another one./);
    await user.click(screen.getByText('Cancel'));
    await moveSet(user, getDay(other?.startAt));
    expect(await screen.findByText(/it overlaps with “First night of the new songs”/)).toBeInTheDocument();
    expect(await sent('PUT')).toEqual([]);
    expect(panel().getByText('Thursday set, by request')).toBeInTheDocument();

    // Unless the performer moves it anyway; Undo works even if the old time is taken meanwhile.
    const before = stored()?.startAt;
    await user.click(screen.getByText('Move anyway'));
    expect(await screen.findByText(/“Thursday set, by request” moved to/)).toBeInTheDocument();
    expect(getDay(stored()?.startAt)).toBe(getDay(other?.startAt));
    api.store.events.update(other?._id ?? '', { startAt: before, endAt: stored()?.endAt });
    await user.click(screen.getByText('Undo'));
    expect(await screen.findByText(/moved back/)).toBeInTheDocument();
    expect(stored()?.startAt).toBe(before);
  });

  test('offers to move an event anyway if only the server finds the overlap', async () => {
    const { user } = await open(`/studio/events?day=${setDay}`);
    const overlaps = { property: 'startAt', constraints: { isFree: 'It overlaps with this time.' } };
    await api.fault({ method: 'PUT', path: '/event/*', status: 400, body: { message: [overlaps] }, times: 1 });
    await moveSet(user, daysFromNow(30));
    await user.click(await screen.findByText('Move anyway'));
    expect(await screen.findByText(/“Thursday set, by request” moved to/)).toBeInTheDocument();
    expect((await sent('PUT')).map(({ body }) => body)).toEqual([
      expect.not.objectContaining({ allowOverlap: true }),
      expect.objectContaining({ allowOverlap: true }),
    ]);
  });

  test('deletes with Undo: nothing is sent before the toast is gone', async () => {
    const { user } = await open(`/studio/events?day=${setDay}`);
    const remove = async () => {
      await user.click(panel().getByLabelText('More for Thursday set, by request'));
      await user.click(await screen.findByText('Delete'));
    };
    await remove();
    expect(panel().queryByText('Thursday set, by request')).toBeNull();
    await user.click(await screen.findByText('Undo'));
    expect(await panel().findByText('Thursday set, by request')).toBeInTheDocument();
    expect(await sent('DELETE')).toEqual([]);

    await remove();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(stored()).toBeUndefined());
  });
});

describe('the list of own events', () => {
  test('has upcoming, past (the latest first) and canceled ones', async () => {
    const closing = api.store.events.list().find(({ title }) => title === 'Closing night of the tour');
    if (!closing) throw new Error('There is no past event.');
    const weekBefore = (iso: string) => new Date(Date.parse(iso) - 7 * 86_400_000).toISOString();
    api.store.events.insert({
      ...closing,
      _id: 'second-last',
      title: 'Second last night of the tour',
      startAt: weekBefore(closing.startAt),
      endAt: weekBefore(closing.endAt),
    });
    const { user } = await open('/studio/events?view=list');
    const rows = () => [...document.querySelectorAll('main tbody th a')].map(({ textContent }) => textContent);
    expect(rows()).toContain('Thursday set, by request');
    expect(rows()).not.toContain('Closing night of the tour');
    await choose(user, screen.getByLabelText('When'), 'Past');
    await waitFor(() => expect(rows()).toContain('Closing night of the tour'));
    expect(rows().indexOf('Second last night of the tour')).toBeGreaterThan(
      rows().indexOf('Closing night of the tour'),
    );
    await choose(user, screen.getByLabelText('When'), 'Canceled');
    await waitFor(() => expect(rows()).toEqual(['Rehearsal with an audience']));
    expect(getCurrentUrl()).toBe('/studio/events?view=list&when=off');
  });
});

describe('a new event', () => {
  const day = daysFromNow(12);

  test('is saved, appears in the own calendar, and can be copied to a week later', async () => {
    const { user, follow } = await open(`/studio/events/new?day=${day}`);
    await user.type(field('Title'), 'Night of requests');
    await typeTime(user, 'Starts', `${day} 21:30`);
    expect([field('Starts').value, field('Ends').value]).toEqual([
      shownTime(`${day}T21:30`),
      shownTime(`${day}T23:30`),
    ]);
    await user.click(screen.getByText('Plan event'));

    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(panel().getByText('Night of requests')).toBeInTheDocument();
    expect(getCurrentUrl()).toContain(`day=${day}`);
    expect(api.store.events.list().find(({ title }) => title === 'Night of requests')).toMatchObject({
      startAt: `${day}T21:30:00.000Z`,
      endAt: `${day}T23:30:00.000Z`,
      status: 'active',
    });
    expect(window.localStorage.getItem(`draft:event:new:${day}`)).toBeNull();

    await follow(`/studio/events/new?copy=${SET}`);
    expect(field('Title')).toHaveValue('Thursday set, by request');
    const nextWeek = new Date(Date.parse(setDay) + 7 * 86_400_000).toISOString().slice(0, 10);
    expect(field('Starts')).toHaveValue(shownTime(`${nextWeek}T20:00`));
  });

  test('has a draft for each day', async () => {
    const { user, follow } = await open(`/studio/events/new?day=${day}`);
    await user.type(field('Title'), 'Night of requests');
    await typeTime(user, 'Starts', `${day} 21:30`);
    await follow(`/studio/events/new?day=${daysFromNow(13)}`);
    expect(field('Title')).toHaveValue('');
    expect(field('Starts')).toHaveValue(shownTime(`${daysFromNow(13)}T20:00`));
    await follow(`/studio/events/new?day=${day}`);
    expect(field('Title')).toHaveValue('Night of requests');
    expect(field('Starts')).toHaveValue(shownTime(`${day}T21:30`));
  });

  test('moves its end with its start, and reports missing values, a start in the past and an end before it', async () => {
    const { user } = await open('/studio/events/new');
    await user.click(screen.getByText('Private event with a price'));
    await user.click(screen.getByText('Plan event'));
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Give the event a title.'));
    expect(field('Title')).toHaveFocus();
    expect(field('Price in tokens')).toHaveAccessibleDescription(/^Enter the price in whole tokens, 0 or more\./);
    expect(field('Starts')).toHaveAccessibleDescription('Choose when the event starts.');

    await user.click(screen.getByText('Private event with a price'));
    await user.type(field('Title'), 'Night of requests');
    await typeTime(user, 'Starts', '5/9/2022 8:00 PM');
    await waitFor(() => expect(field('Ends')).toHaveValue('May 9, 2022 10:00 PM'));
    await typeTime(user, 'Ends', '5/9/2022 7:30 PM');
    await user.click(screen.getByText('Plan event'));
    await waitFor(() => expect(field('Starts')).toHaveAccessibleDescription('Choose a start time in the future.'));
    expect(field('Starts')).toHaveFocus();
    expect(field('Ends')).toHaveAccessibleDescription('The event must end after it starts.');
    expect(await sent('POST')).toEqual([]);
  });

  test('asks again whether events may overlap after the time has changed', async () => {
    const { user } = await open(`/studio/events/new?day=${setDay}`);
    await user.type(field('Title'), 'Both at once');
    await typeTime(user, 'Starts', `${setDay} 21:00`);
    await user.click(await screen.findByLabelText('Save it anyway'));
    expect(field('Save it anyway')).toBeChecked();
    await typeTime(user, 'Starts', `${setDay} 21:15`);
    await waitFor(() => expect(field('Save it anyway')).not.toBeChecked());
  });

  test('warns of an overlap while typing, and is saved once that is confirmed; a server error appears at its field', async () => {
    const { user } = await open(`/studio/events/new?day=${setDay}`);
    await user.type(field('Title'), 'Both at once');
    await typeTime(user, 'Starts', `${setDay} 21:00`);
    expect(await screen.findByText(/Overlaps with/)).toBeInTheDocument();
    expect(screen.getByText('Thursday set, by request').closest('a')).toHaveAttribute(
      'href',
      `/studio/events/${SET}/edit`,
    );
    await user.click(screen.getByText('Plan event'));
    await waitFor(() => expect(field('Save it anyway')).toHaveAccessibleDescription(/Choose another time/));
    expect(await sent('POST')).toEqual([]);

    const text = '“Thursday set, by request” overlaps with this time.';
    await api.fault({
      method: 'POST',
      path: '/event',
      status: 400,
      body: { message: [{ property: 'startAt', constraints: { isFree: text } }] },
      times: 1,
    });
    await user.click(field('Save it anyway'));
    await user.click(screen.getByText('Plan event'));
    await waitFor(() => expect(field('Starts')).toHaveAccessibleDescription(text));
    expect(field('Title')).toHaveValue('Both at once');
    await user.click(screen.getByText('Plan event'));
    await waitFor(() => expect(getCurrentUrl()).toContain('saved='));
    const allowed = expect.objectContaining({ body: expect.objectContaining({ allowOverlap: true }) as unknown });
    expect(await sent('POST')).toEqual([allowed, allowed]);
  });
});

describe('an existing event', () => {
  test("is edited in the device's time zone, and only changes are sent; a private one that is free can be edited, too; one of another performer does not exist", async () => {
    const real = Intl.DateTimeFormat().resolvedOptions();
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...real, timeZone: 'Asia/Kathmandu' });
    const { user, follow } = await open(`/studio/events/${SET}/edit`);
    // 20:00 UTC is 1:45 at night there.
    expect(field('Starts').value).toMatch(/ 1:45 AM$/);
    expect(screen.getByText('Asia/Kathmandu')).toBeInTheDocument();
    expect(screen.getByText(/which is .*8:00 PM UTC/)).toBeInTheDocument();

    await user.type(field('Title'), ' again');
    await choose(user, field('Status'), 'Canceled');
    await user.click(screen.getByText('Save event'));
    await waitFor(() =>
      expect(stored()).toMatchObject({ title: 'Thursday set, by request again', status: 'inactive' }),
    );
    const [put] = await sent('PUT');
    expect(put?.body).toEqual({ title: 'Thursday set, by request again', status: 'inactive' });

    api.store.events.update(SET, { isPrivate: true, price: 0 });
    await follow('/studio/events');
    await follow(`/studio/events/${SET}/edit`);
    await user.type(field('Title'), ' and again');
    await user.click(screen.getByText('Save event'));
    await waitFor(() =>
      expect(stored()).toMatchObject({
        title: 'Thursday set, by request again and again',
        status: 'inactive',
        isPrivate: true,
        price: 0,
      }),
    );

    await follow(`/studio/events/${eventId('noorbakes-holiday-bread-live')}/edit`);
    expect(screen.queryByLabelText('Title')).toBeNull();
  });
});

test('a booked event says why it has no Delete', async () => {
  api.store.events.update(SET, { isBooked: true });
  await open(`/studio/events/${SET}/edit`);
  expect(screen.getByText('This event is booked, so you can’t delete it.')).toBeInTheDocument();
  expect(screen.queryByText('Delete')).toBeNull();
});

test('the list without upcoming events offers the past ones', async () => {
  api.store.events.remove(is('performerId', ARIA));
  await open('/studio/events?view=list');
  expect(screen.getByText('No upcoming events')).toBeInTheDocument();
  expect(screen.getByLabelText('When')).toBeInTheDocument();
});
