import { screen, waitFor } from '@testing-library/dom';
import { and, is } from '@sandbox/db/conditions';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { fanId } from '@sandbox/seed/people/fans';
import { performerId } from '@sandbox/seed/people/performers';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { logIn } from '../integration/support/log-in';
import { quietConsole } from '../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const VIDEO = `/video/${LANDMARKS.freeVideo}`;

const asFan = async (path: string) => {
  await api.signIn('fan@example.com');
  return openTab(path);
};
const isPublic = ({ status }: { status: string }) => status === 'active' || status === 'published';
const actions = () => screen.getByRole('group', { name: 'Actions', hidden: true });
const button = (name: string) => {
  const found = [...actions().querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
const sent = async () =>
  (await api.requests('/reactions'))
    .filter(({ method }) => method !== 'GET')
    .map(({ method, body }) => `${method} ${(body as { action: string }).action}`);

test('a favorite shows at once, is sent once, and survives a reload', async () => {
  const { user, close } = await asFan(VIDEO);
  await user.dblClick(button('Watch later'));
  expect(button('Watch later')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () => expect(await sent()).toEqual(['POST watch_later']));

  close();
  await openTab(VIDEO);
  expect(button('Watch later')).toHaveAttribute('aria-pressed', 'true');
});

test("a refused reaction is reverted with its count, and shows the server's message", async () => {
  const { user } = await asFan(VIDEO);
  const before = button('Like').textContent;
  await api.fault({ path: '/reactions', method: 'POST', status: 500, body: { message: 'Not just now.' }, hold: true });
  await user.click(button('Like'));
  expect(button('Like')).toHaveAttribute('aria-pressed', 'true');
  await api.release();
  expect(await screen.findByText('Something went wrong on the server. Wait a moment, then retry.')).toBeInTheDocument();
  expect(button('Like')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Like')).toHaveTextContent(before ?? '');
});

test('Back to a list of posts shows the own like and comment in its counts', async () => {
  const post = api.store.posts.list().find(({ slug }) => slug === 'open-floor-on-saturday');
  if (!post) throw new Error('The seed lacks the post.');
  api.store.posts.update(post._id, { createdAt: new Date().toISOString() });
  const { user, follow } = await asFan('/posts');
  const readCounts = () => {
    const text = screen.getByText(post.title, { selector: 'h2 *' }).closest('article')?.textContent ?? '';
    return ['like', 'comment'].map((noun) => Number(new RegExp(`(\\d+) ${noun}`).exec(text)?.[1] ?? 0));
  };
  const [likes = 0, comments = 0] = readCounts();
  await follow(`/post/${post.slug}`);
  await user.click(button('Like'));
  await waitFor(async () => expect(await sent()).toEqual(['POST like']));
  await user.type(screen.getByTestId('comment-box'), 'What a night');
  await user.click(screen.getByText('Send'));
  await waitFor(() => expect(screen.getByTestId('comment-box')).toHaveValue(''));
  window.history.back();
  await waitFor(() => expect(readCounts()).toEqual([likes + 1, comments + 1]));
});

test('a guest logs in first and returns; nothing is sent on its own', async () => {
  const { user } = await openTab(VIDEO);
  await user.click(button('Favorite'));
  expect(await screen.findByText('Log in to add this to your favorites.')).toBeInTheDocument();
  await logIn(user);
  await waitFor(() => expect(button('Favorite')).toHaveFocus());
  expect(button('Favorite')).toHaveAttribute('aria-pressed', 'false');
  expect(getCurrentUrl()).toBe(VIDEO);
  expect(await sent()).toEqual([]);
});

test('a guest returns to the URL that the page has written since, such as that of a longer list', async () => {
  const { user } = await openTab(VIDEO);
  const longer = `${VIDEO}?upto=2`;
  window.history.replaceState({ ...window.history.state, as: longer, url: longer }, '', longer);
  await user.click(button('Favorite'));
  await screen.findByLabelText('Password');
  expect(new URLSearchParams(window.location.search).get('next')).toBe(longer);
});

test('a link is copied, and a report leads to the contact form', async () => {
  const { user } = await openTab(VIDEO);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Share'));
  await user.click(screen.getByText('Copy link'));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(window.location.origin + VIDEO);
  const title = encodeURIComponent(document.querySelector('h1')?.textContent ?? '');
  expect(actions().querySelector('a')).toHaveAttribute(
    'href',
    `/contact?about=${encodeURIComponent(VIDEO)}&title=${title}`,
  );
});

test.each([
  ['video', () => api.store.videos],
  ['gallery', () => api.store.galleries],
  ['post', () => api.store.posts],
  ['product', () => api.store.products],
  ['performers', () => api.store.performers],
])('performers edit, preview and share their own %s, and see no reactions', async (page, getTable) => {
  const own = performerId('aria');
  const thing = getTable()
    .list()
    .find((row) => row._id === own || ('performerId' in row && row.performerId === own && isPublic(row)));
  await api.signIn('performer@example.com');
  await openTab(`/${page}/${thing?._id}`);
  expect([...actions().children].map(({ textContent }) => textContent)).toEqual([
    page === 'performers' ? 'Edit profile' : 'Edit',
    'View as guest',
    'Share',
  ]);
});

describe('favorites', () => {
  const cards = () => [...document.querySelectorAll('main h2 a')].map(({ textContent }) => textContent);

  test('are removed with Undo, and deleted on the server afterward', async () => {
    const { user } = await asFan('/user/favorites');
    expect(screen.getByText('14 videos')).toBeInTheDocument();
    const [first = ''] = cards();
    const remove = () => user.click(screen.getByLabelText(`Remove ${first}`));
    await remove();
    expect(screen.getByText('13 videos')).toBeInTheDocument();
    await user.click(await screen.findByText('Undo'));
    expect(cards()[0]).toBe(first);
    expect(await sent()).toEqual([]);

    await remove();
    await user.click(await screen.findByText('Dismiss'));
    const stored = () =>
      api.store.reactions
        .list()
        .filter(
          ({ action, objectType, createdBy }) =>
            action === 'favourite' && objectType === 'video' && createdBy === fanId('fan'),
        );
    await waitFor(() => expect(stored()).toHaveLength(13));
    expect(await sent()).toEqual(['DELETE favourite']);
    expect(screen.getByText('13 videos')).toBeInTheDocument();
  });

  test('are restored with an error if the server refuses to remove them', async () => {
    await api.fault({ method: 'DELETE', path: '/reactions', status: 500, body: {}, times: 1 });
    const { user } = await asFan('/user/favorites');
    const [first = ''] = cards();
    await user.click(screen.getByLabelText(`Remove ${first}`));
    await user.click(await screen.findByText('Dismiss'));
    expect(
      await screen.findByText('Something went wrong on the server. Wait a moment, then retry.'),
    ).toBeInTheDocument();
    expect(cards()[0]).toBe(first);
    expect(screen.getByText('14 videos')).toBeInTheDocument();
  });

  test.each([
    ['later', '5 videos'],
    ['galleries', '5 galleries'],
    ['performers', '5 performers'],
    ['products', '3 products'],
  ])('have a tab of %s', async (tab, count) => {
    await asFan(`/user/favorites?tab=${tab}`);
    expect(screen.getByText(count)).toBeInTheDocument();
    expect(cards()).toHaveLength(parseInt(count, 10));
  });

  describe('of several pages', () => {
    /** One more favorite than fits on a page. */
    const keep25 = () => {
      const { reactions, videos } = api.store;
      const saved = reactions
        .list()
        .filter(
          ({ action, objectType, createdBy }) =>
            action === 'favourite' && objectType === 'video' && createdBy === fanId('fan'),
        );
      const [one] = saved;
      if (!one) throw new Error('The fan keeps nothing.');
      const ids = new Set(saved.map(({ objectId }) => objectId));
      const others = videos
        .list()
        .filter(({ _id, status, processing }) => !ids.has(_id) && status === 'active' && !processing);
      others
        .slice(0, 25 - saved.length)
        .forEach(({ _id: objectId }, index) =>
          reactions.insert({ ...one, _id: `${index}`.padStart(24, 'f'), objectId }),
        );
    };
    const removeAll = async (user: Awaited<ReturnType<typeof asFan>>['user']) => {
      for (const title of cards()) await user.click(screen.getByLabelText(`Remove ${title}`));
    };

    test('load the rest when all visible ones are removed', async () => {
      keep25();
      const { user } = await asFan('/user/favorites');
      expect(screen.getByText('25 videos')).toBeInTheDocument();
      await removeAll(user);
      expect(screen.getByText('Nothing left on this page')).toBeInTheDocument();
      expect(screen.queryByText('You have no favorite videos yet')).toBeNull();
      await user.click(screen.getByText('Show more videos'));
      await waitFor(() => expect(cards()).toHaveLength(1));
      await removeAll(user);
      expect(screen.getByText('You have no favorite videos yet')).toBeInTheDocument();
    });

    test('go back to the first page when the last one becomes empty', async () => {
      keep25();
      const { user } = await asFan('/user/favorites?page=2');
      await removeAll(user);
      expect(screen.getByText('Nothing left on this page')).toBeInTheDocument();
      await user.click(screen.getByText('Go to first page'));
      await waitFor(() => expect(cards()).toHaveLength(24));
    });
  });

  test('are up to date after the page was loaded again', async () => {
    const { follow } = await asFan('/user/favorites');
    expect(screen.getByText('14 videos')).toBeInTheDocument();
    // Removed on another device.
    const isFanFavorite = and([is('action', 'favourite'), is('objectType', 'video'), is('createdBy', fanId('fan'))]);
    api.store.reactions.remove(is('_id', api.store.reactions.first(isFanFavorite)?._id ?? ''));
    await follow('/user/favorites');
    expect(await screen.findByText('13 videos')).toBeInTheDocument();
    expect(cards()).toHaveLength(13);
  });

  test('explain what to do if there are none', async () => {
    await api.signIn('fan2@example.com');
    await openTab('/user/favorites?tab=posts');
    expect(screen.getByText('You have no favorite posts yet')).toBeInTheDocument();
    expect(screen.getByText('Browse posts').closest('a')).toHaveAttribute('href', '/posts');
  });

  test('show an error if they fail, with Retry', async () => {
    await api.fault({ path: '/reactions/videos', status: 500, body: { message: 'Down' }, times: 1 });
    const { user } = await asFan('/user/favorites');
    expect(screen.getByText('The videos couldn’t be loaded.')).toBeInTheDocument();
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByText('14 videos')).toBeInTheDocument();
  });
});
