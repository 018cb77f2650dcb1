import { screen, waitFor, within } from '@testing-library/dom';
import { getId } from '@sandbox/seed/ids';
import { choose } from '../integration/support/choose';
import { button, uploadField } from '../integration/support/controls';
import { openDialog } from '../integration/support/open-dialog';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl } from '../integration/support/tab';

const { api, open } = studioPages();

const rows = () => [...document.querySelectorAll('main tbody tr')].map(({ textContent }) => textContent ?? '');
const ownPosts = () =>
  api.store.posts
    .list()
    .filter(({ type, performerId }) => type === 'post' && performerId === getId('performer', 'aria'));

test('Back from the studio to a public list shows what was saved in the studio', async () => {
  const { follow } = await open('/studio/posts');
  await follow('/posts');
  const [card] = document.querySelectorAll('main article h2');
  const shown = api.store.posts.list().find(({ title }) => title === card?.textContent);
  await follow('/studio/posts');
  api.store.posts.update(shown?._id ?? '', { title: 'A better title' });
  window.history.back();
  expect(await screen.findByText('A better title', { selector: 'h2 *' })).toBeInTheDocument();
});

describe('the list of own posts', () => {
  test('hides several at once, and finds them by their status', async () => {
    const { user } = await open('/studio/posts');
    expect(rows()).toHaveLength(ownPosts().length);
    await user.click(screen.getByLabelText('Select all posts on this page'));
    await user.click(await button('Hide'));
    await waitFor(() => expect(rows().every((row) => row.includes('Hidden'))).toBe(true));

    await choose(user, screen.getByLabelText('Status'), 'Published');
    expect(await screen.findByText('No posts match your search')).toBeInTheDocument();
  });

  test('has its filters in a dialog on phones, which takes the focus', async () => {
    // jsdom has no layout. Here everything in the document counts as visible.
    const layout = jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
    const { user } = await open('/studio/posts');
    await user.click(await button('Filters'));
    const filters = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(filters).toContainElement(document.activeElement as HTMLElement));
    layout.mockRestore();
  });

  test('keeps the selection if a dialog is canceled, and then what could not be changed', async () => {
    const [refused, other] = ownPosts();
    if (!refused || !other) throw new Error('The seed lacks posts.');
    await api.fault({
      method: 'PUT',
      path: `/feeds/performers/${refused._id}`,
      status: 422,
      body: { message: 'It is in a sale.' },
      times: 1,
    });
    const { user } = await open('/studio/posts');
    await user.click(screen.getByLabelText('Select all posts on this page'));
    const selected = () => document.querySelectorAll('tbody input:checked');
    await user.click(await button('Set price'));
    await user.click(within(openDialog() ?? document.body).getByText('Cancel'));
    expect(selected()).toHaveLength(ownPosts().length);
    const setPrice = screen.getByText('Set price', { selector: 'section button *' });
    await waitFor(() => expect(setPrice.closest('button')).toHaveFocus());

    await user.click(setPrice);
    const dialog = within(openDialog() ?? document.body);
    await user.type(dialog.getByLabelText('Price in tokens'), '1,200');
    await user.click(dialog.getByText('Set price'));
    expect(await screen.findByText('Retry')).toBeInTheDocument();
    expect(api.store.posts.get(other._id)?.price).toBe(1200);
    expect([...selected()].map((box) => box.closest('tr'))).toEqual([
      screen.getByText('It is in a sale.').closest('tr'),
    ]);
    await user.click(screen.getByText('Retry'));
    await waitFor(() => expect(selected()).toHaveLength(0));
    expect(screen.queryByText('Clear selection')).toBeNull();
  });

  test('publishes a scheduled post now', async () => {
    const [post] = ownPosts();
    const schedule = { isSchedule: true, scheduledAt: '2099-01-05T22:30:00.000Z' };
    api.store.posts.update(post?._id ?? '', { ...schedule, status: 'published' });
    const { user } = await open('/studio/posts');
    const row = () =>
      [...document.querySelectorAll<HTMLElement>('main tbody tr')].find((one) =>
        one.querySelector(`[href$="${post?._id}"]`),
      );
    expect(row()).toHaveTextContent('Scheduled');
    await user.click(within(row() ?? document.body).getByLabelText(/^More for/));
    await user.click(await screen.findByText('Publish now', { selector: '[role=menuitem] *' }));
    await waitFor(() => expect(row()).toHaveTextContent('Published'));
    expect(api.store.posts.get(post?._id ?? '')).toMatchObject({ isSchedule: false });
  });

  test('publishes several at once, except scheduled ones and those with a file error, which say why', async () => {
    const [hidden, scheduled, broken] = ownPosts();
    const schedule = { isSchedule: true, scheduledAt: '2099-01-05T22:30:00.000Z' };
    api.store.posts.update(hidden?._id ?? '', { status: 'inactive' });
    api.store.posts.update(scheduled?._id ?? '', { ...schedule, status: 'published' });
    api.store.posts.update(broken?._id ?? '', { status: 'file-error' });
    const { user } = await open('/studio/posts');
    await user.click(screen.getByLabelText('Select all posts on this page'));
    await user.click(screen.getByText('Publish', { selector: 'section button *' }));
    expect((await screen.findAllByText(/^2 of \d+ couldn’t be changed/)).length).toBeGreaterThan(0);
    expect(screen.getByText(/^It’s scheduled\./)).toBeInTheDocument();
    expect(screen.getByText(/^It has a file error/)).toBeInTheDocument();
    expect(api.store.posts.get(hidden?._id ?? '')?.status).toBe('published');
    expect(api.store.posts.get(scheduled?._id ?? '')).toMatchObject(schedule);
    expect(api.store.posts.get(broken?._id ?? '')?.status).toBe('file-error');
  });

  test('says once if the server does not offer own posts', async () => {
    await api.fault({ path: '/feeds/performers', status: 501, body: { statusCode: 501, message: 'Not implemented' } });
    await open('/studio/posts');
    expect(screen.getByText('This site doesn’t support posts by performers.')).toBeInTheDocument();
    expect(screen.queryByText('Not implemented')).toBeNull();
  });
});

test('before a sold post is deleted, its comments are named, in the list and in its form', async () => {
  const [post] = ownPosts();
  const [payment] = api.store.tokenTransactions.list();
  if (!post || !payment) throw new Error('The seed lacks posts or payments.');
  const sale = { target: 'post', targetId: post._id, type: 'story', status: 'success' } as const;
  api.store.tokenTransactions.update(payment._id, sale);
  api.store.posts.update(post._id, { stats: { ...post.stats, views: 0, comments: 7 } });
  const { user, follow } = await open('/studio/posts');
  const row = [...document.querySelectorAll('main tbody tr')].find((one) => one.querySelector(`[href$="${post._id}"]`));
  await user.click(within(row as HTMLElement).getByLabelText(/^More for/));
  await user.click(await screen.findByText('Delete', { selector: '[role=menuitem] *' }));
  expect(await screen.findByText('You also lose 7 comments.')).toBeInTheDocument();
  await user.click(await button('Cancel'));

  await follow(`/studio/posts/${post._id}`);
  await user.click(await button('Delete post'));
  expect(await screen.findByText('You also lose 7 comments.')).toBeInTheDocument();
});

describe('the form of a post', () => {
  test('reports missing values, shows a preview for readers and others, and publishes the post', async () => {
    const { user } = await open('/studio/posts/new');
    await user.click(await button('Publish post'));
    expect(await screen.findByText('Write something, or add a photo or video.')).toBeInTheDocument();
    expect(screen.getByLabelText('Text')).toHaveFocus();
    const visibility = within(screen.getByRole('region', { name: 'Visibility' }));
    expect(visibility.getByLabelText('Public')).toBeChecked();
    expect(visibility.getByLabelText('Draft')).toBeInTheDocument();
    await user.click(visibility.getByLabelText('Scheduled'));
    await user.type(screen.getByLabelText('Text'), 'Later');
    await user.click(await button('Schedule post'));
    expect(await screen.findByText('Choose a day and a time.')).toBeInTheDocument();
    expect(screen.getByLabelText('Day and time')).toHaveFocus();
    await user.click(visibility.getByLabelText('Public'));
    await user.clear(screen.getByLabelText('Text'));

    await user.type(screen.getByLabelText('Text'), 'Two new songs tonight.');
    expect(window.localStorage.getItem('draft:studio-post:new')).toContain('Two new songs tonight.');
    await user.click(screen.getByLabelText('Pay-per-view'));
    await user.type(screen.getByLabelText('Price in tokens'), '8');
    expect(screen.getByLabelText('Price in tokens')).toHaveAccessibleDescription(
      'Worth $0.80. You receive 7 tokens ($0.70).',
    );
    await user.click(screen.getByLabelText('Preview'));
    expect(screen.getByText('Two new songs tonight.', { selector: 'p' })).toBeInTheDocument();
    await user.click(screen.getByLabelText('Locked'));
    expect(screen.getByText('8 tokens to read')).toBeInTheDocument();

    await user.click(screen.getByLabelText('Edit'));
    await user.click(await button('Publish post'));
    await waitFor(() => expect(getCurrentUrl()).toMatch(/^\/studio\/posts\?created=/));
    const notice = within(await screen.findByLabelText('Created'));
    expect(notice.getByRole('status')).toHaveTextContent('Two new songs tonight. is published.');
    expect(notice.getByText('View page').closest('a')?.getAttribute('href')).toMatch(/^\/post\//);
    await user.click(notice.getByText('Copy link'));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    await waitFor(() => expect(rows()[0] ?? '').toMatch(/Two new songs tonight\..*Published/));
    expect(ownPosts()).toContainEqual(
      expect.objectContaining({ title: 'Two new songs tonight.', isSale: true, price: 8 }),
    );
  });

  test('edits an existing post, and deletes it with Undo', async () => {
    const [post] = ownPosts();
    const { user } = await open(`/studio/posts/${post?._id ?? ''}`);
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'Another title');
    await user.click(await button('Save post'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.store.posts.get(post?._id ?? '')?.title).toBe('Another title');

    await user.click(await button('Delete post'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/studio/posts'));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(rows().some((row) => row.includes('Another title'))).toBe(true));
    expect(api.store.posts.get(post?._id ?? '')).toBeDefined();
  });

  test('knows that a file without a MIME type is a video, also after a reload', async () => {
    const path = '/feeds/performers/video/upload';
    await api.fault({ method: 'POST', path, status: 200, body: { status: 0, data: { _id: 'film' } } });
    const { user, close } = await open('/studio/posts/new');
    const film = new File([new Uint8Array([0, 0, 0, 32]), 'ftypisom and so on'], 'rehearsal.mkv');
    await user.upload(uploadField(), film);
    expect(await screen.findByLabelText('Remove Video 1')).toBeInTheDocument();
    close();
    const again = await open('/studio/posts/new');
    expect(await screen.findByLabelText('Remove Video 1')).toBeInTheDocument();
    await again.user.click(await button('Publish post'));
    await waitFor(async () => {
      const [sent] = (await api.requests('/feeds/performers')).filter(
        ({ method, path }) => method === 'POST' && !path.includes('upload'),
      );
      expect(sent?.body).toMatchObject({ type: 'video' });
    });
  });

  test('keeps the status of a post that the server does not say', async () => {
    const [{ status, ...post }] = ownPosts() as [ReturnType<typeof ownPosts>[number]];
    const path = `/feeds/performers/${post._id}`;
    await api.fault({ method: 'GET', path, body: { status: 0, data: { ...post, type: 'text', text: 'Hello' } } });
    const { user } = await open(`/studio/posts/${post._id}`);
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(await button('Save post'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.store.posts.get(post._id)).toMatchObject({ title: `${post.title}!`, status });
  });

  test('leaves a post whose file failed a draft, as its form shows it', async () => {
    const _id = ownPosts()[0]?._id ?? '';
    api.store.posts.update(_id, { status: 'file-error' });
    const { user } = await open(`/studio/posts/${_id}`);
    expect(screen.getByLabelText('Draft')).toBeChecked();
    await user.type(screen.getByLabelText('Title'), ' again');
    await user.click(await button('Save post'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.store.posts.get(_id)?.status).toBe('draft');
  });
});
