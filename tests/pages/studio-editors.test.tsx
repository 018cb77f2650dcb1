import { setTimeout as pause } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/dom';
import { performerId } from '@sandbox/seed/people/performers';
import { holdResponses } from '../integration/support/hold-responses';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl, type Tab } from '../integration/support/tab';

const { api, open } = studioPages();
const ARIA = performerId('aria');
const PUBLISHED = '2026-01-05T18:00:00.000Z';

type Editor = {
  noun: string;
  table: 'videos' | 'galleries' | 'products' | 'posts';
  name: 'title' | 'name';
  save: string;
  call: string;
  tab?: string;
  /** Content that was scheduled and has since been published. */
  schedule?: object;
};

test.each<Editor>([
  {
    noun: 'video',
    table: 'videos',
    name: 'title',
    save: 'Save video',
    call: '/performer/assets/videos',
    schedule: { status: 'active', isSchedule: true, scheduledAt: PUBLISHED },
  },
  {
    noun: 'gallery',
    table: 'galleries',
    name: 'name',
    save: 'Save details',
    call: '/performer/assets/galleries',
    tab: '?tab=details',
  },
  { noun: 'product', table: 'products', name: 'name', save: 'Save product', call: '/performer/assets/products' },
  {
    noun: 'post',
    table: 'posts',
    name: 'title',
    save: 'Save post',
    call: '/feeds/performers',
    schedule: { status: 'published', isSchedule: true, scheduledAt: PUBLISHED },
  },
])(
  'the editor of a $noun: keeps text that is refused or typed during a save, also while another one is opened, and is not for content of others',
  async ({ table, name, save, call, tab = '', schedule }) => {
    type Row = { _id: string; performerId: string; type?: string; title?: string; name?: string };
    const list = () => (api.store[table].list() as readonly Row[]).filter(({ type }) => type !== 'story');
    const [record, other] = list().filter((row) => row.performerId === ARIA);
    const stranger = list().find((row) => row.performerId !== ARIA);
    if (!record || !other || !stranger) throw new Error(`The seed lacks ${table}.`);
    if (schedule) api.store[table].update(record._id, schedule);
    const path = ({ _id }: Row) => `/studio/${table}/${_id}${tab}`;
    const stored = () => api.store[table].get(record._id);
    const title = record[name];
    const field = () => screen.getByLabelText(name === 'title' ? 'Title' : 'Name');

    const { user, follow } = await open(path(record));
    await waitFor(() => expect(screen.queryByText(/^Scheduled ·/)).toBeNull());
    await api.fault({
      method: 'PUT',
      path: `${call}/*`,
      status: 422,
      body: { message: [{ property: name, constraints: { taken: 'This is taken.' } }] },
      times: 1,
    });
    await user.type(field(), '!');
    await user.click(screen.getByText(save));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining('This is taken.')));
    expect(field()).toHaveValue(`${title}!`);

    const first = holdResponses(api, 'put', `${call}/:id`, { once: true });
    await user.type(field(), '?');
    await user.click(screen.getByText(save));
    await first.arrived;
    await user.type(field(), '?');
    first.releaseResponses();
    expect(await screen.findByText('Unsaved changes. They stay on this device for a day.')).toBeInTheDocument();
    expect(field()).toHaveValue(`${title}!??`);
    expect(stored()).toMatchObject({ [name]: `${title}!?`, ...schedule });

    const second = holdResponses(api, 'put', `${call}/:id`, { once: true });
    await user.click(screen.getByText(save));
    await waitFor(() => expect(stored()).toMatchObject({ [name]: `${title}!??` }));
    await follow(path(other));
    expect(screen.getByText(save).closest('button')).not.toHaveAttribute('aria-busy', 'true');
    second.releaseResponses();
    await pause(300);
    expect(getCurrentUrl()).toBe(path(other));
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(other[name] ?? '');
    expect(field()).toHaveValue(other[name]);

    await follow(path(stranger));
    expect(screen.queryByText(save)).toBeNull();
  },
);

test.each(['posts', 'products', 'videos'] as const)(
  'a draft of %s that is made public in its editor is offered for sharing',
  async (table) => {
    const record = (api.store[table].list() as readonly { _id: string; performerId: string; type?: string }[]).find(
      (row) => row.performerId === ARIA && row.type !== 'story',
    );
    api.store[table].update(record?._id ?? '', { status: 'draft' });
    const { user } = await open(`/studio/${table}/${record?._id}`);
    expect(screen.queryByText('Copy link')).toBeNull();
    await user.click(screen.getByLabelText('Public'));
    await user.click(screen.getByText(/^Save (post|product|video)$/));
    expect(await within(await screen.findByLabelText('Published')).findByText('Copy link')).toBeInTheDocument();
  },
);

test('the time of scheduled content is shown in the time zone of the device: in lists, notices and previews', async () => {
  const real = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...real, timeZone: 'Asia/Kathmandu' });
  const schedule = { isSchedule: true, scheduledAt: '2099-01-05T22:30:00.000Z' };
  const post = api.store.posts.list().find(({ performerId: id, type }) => id === ARIA && type === 'post');
  const video = api.store.videos.list().find(({ performerId: id }) => id === ARIA);
  if (!post || !video) throw new Error('The seed lacks content.');
  api.store.posts.update(post._id, { ...schedule, status: 'published' });
  api.store.videos.update(video._id, { ...schedule, status: 'active' });

  const { user, follow } = await open(`/studio/posts?created=${post._id}`);
  expect(screen.getByLabelText('Created')).toHaveTextContent('is scheduled for Tue, Jan 6, 2099, 4:15 AM GMT+5:45.');
  expect(screen.getByText('Scheduled · Jan 6, 2099')).toBeInTheDocument();
  await follow(`/studio/videos/${video._id}`);
  await user.click(screen.getByLabelText('A fan'));
  expect(screen.getByText(/^Available on/)).toHaveTextContent('Tue, Jan 6, 2099, 4:15 AM GMT+5:45.');
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('content that is created late does not navigate a performer who has left its form', async () => {
  const type = (user: Tab['user'], label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const { user, follow } = await open('/studio/comments');
  for (const { path, call, fill, submit } of [
    {
      path: `/studio/events/new?day=${daysFromNow(12)}`,
      call: '/event',
      fill: () => type(user, 'Title', 'Night of requests'),
      submit: 'Plan event',
    },
    {
      path: '/studio/products/new',
      call: '/performer/assets/products',
      fill: async () => {
        await type(user, 'Name', 'Tour shirt');
        await type(user, 'Price ($)', '24');
        await type(user, 'In stock', '3');
      },
      submit: 'Add product',
    },
    {
      path: '/studio/posts/new',
      call: '/feeds/performers',
      fill: () => type(user, 'Text', 'Two new songs tonight.'),
      submit: 'Publish post',
    },
    {
      path: '/studio/stories/new',
      call: '/stories/performers',
      fill: () => type(user, 'Your text', 'See you at eight'),
      submit: 'Share story',
    },
  ]) {
    const held = holdResponses(api, 'post', call);
    await follow(path);
    await fill();
    await user.click(screen.getByText(submit, { selector: 'button *' }));
    const isCall = (request: { method: string; path: string }) => request.method === 'POST' && request.path === call;
    await waitFor(async () => expect((await api.requests(call)).filter(isCall)).toHaveLength(1));
    await follow('/studio/comments');
    held.releaseResponses();
    await pause(300);
    expect([path, getCurrentUrl()]).toEqual([path, '/studio/comments']);
  }
});

const NOTHING = { when: 'after', status: 200, body: { status: 0, data: null }, times: 1 } as const;

test.each<Editor>([
  {
    noun: 'gallery',
    table: 'galleries',
    name: 'name',
    save: 'Save details',
    call: '/performer/assets/galleries',
    tab: '?tab=details',
  },
  { noun: 'product', table: 'products', name: 'name', save: 'Save product', call: '/performer/assets/products' },
  { noun: 'post', table: 'posts', name: 'title', save: 'Save post', call: '/feeds/performers' },
])(
  'the editor of a $noun keeps its record if the reply to a change holds none',
  async ({ table, name, save, call, tab = '' }) => {
    const record = (api.store[table].list() as readonly { _id: string; performerId: string; type?: string }[]).find(
      (row) => row.performerId === ARIA && row.type !== 'story',
    );
    const { user } = await open(`/studio/${table}/${record?._id}${tab}`);
    await api.fault({ method: 'PUT', path: `${call}/*`, ...NOTHING });
    const label = name === 'title' ? 'Title' : 'Name';
    await user.type(screen.getByLabelText(label), '!');
    await user.click(screen.getByText(save));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toMatch(/!$/);
    expect(screen.getByText(save)).toBeInTheDocument();
  },
);

test('content is created once if the reply holds no record, and its list is shown', async () => {
  await api.fault({ method: 'POST', path: '/feeds/performers', ...NOTHING });
  const { user, follow } = await open('/studio/posts/new');
  await user.type(screen.getByLabelText('Text'), 'Two new songs tonight.');
  await user.click(screen.getByText('Publish post', { selector: 'button *' }));
  await waitFor(() => expect(getCurrentUrl()).toBe('/studio/posts'));

  await api.fault({ method: 'POST', path: '/event', ...NOTHING });
  await follow(`/studio/events/new?day=${daysFromNow(12)}`);
  await user.type(screen.getByLabelText('Title'), 'Night of requests');
  await user.click(screen.getByText('Plan event', { selector: 'button *' }));
  await waitFor(() => expect(getCurrentUrl()).toMatch(/^\/studio\/events\?month=.*&day=/));
});
