import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { is } from '@sandbox/db/conditions';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { performerId } from '@sandbox/seed/people/performers';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();

const LIST = '/posts/search';
const cards = () => document.querySelectorAll('article');
const stories = () => screen.queryByLabelText('Stories', { selector: 'nav' });

let open: Awaited<ReturnType<typeof visit>>;
const go = async (path: string, token?: string) => {
  open = await visit(path, token);
};
afterEach(() => open.leave());

describe('the list of posts', () => {
  it.each([
    [1, '1 post'],
    [13, '13 posts'],
  ])('with %i items loads completely and ends', async (count, text) => {
    await api.items('posts', count);
    await go('/posts');
    expect(cards()).toHaveLength(count);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('You’re all caught up')).toBeInTheDocument();
    expect(screen.queryByText('Show more posts')).not.toBeInTheDocument();
  });

  it('says if there are none', async () => {
    await api.items('posts', 0);
    await go('/posts');
    expect(screen.getByText('No posts yet')).toBeInTheDocument();
  });

  it('loads more below and stores its position in the URL', async () => {
    await api.items('posts', 500);
    await go('/posts');
    expect(cards()).toHaveLength(24);
    await userEvent.click(screen.getByText('Show more posts'));
    await waitFor(() => expect(cards()).toHaveLength(48));
    expect(getCurrentUrl()).toBe('/posts?upto=2');
    open.leave();
    await go('/posts?page=21');
    expect(cards()).toHaveLength(20);
    expect(screen.getByText('You’re all caught up')).toBeInTheDocument();
  });

  it("is filtered by performer, with that performer's stories, and by topic", async () => {
    await go('/posts');
    expect(within(stories() ?? document.body).getAllByRole('link').length).toBeGreaterThan(5);
    await userEvent.selectOptions(screen.getByLabelText('Performer'), 'Aria Velasco');
    await waitFor(() => expect(getCurrentUrl()).toBe(`/posts?performer=${performerId('aria')}`));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(within(stories() ?? document.body).getAllByRole('link')).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'News');
    await waitFor(() => expect(cards()).toHaveLength(1));
    await userEvent.click(screen.getByText('Category: News'));
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it('names a performer from the URL who is not among the options', async () => {
    const stranger = api.store.performers.list().find(({ username }) => username === 'aria');
    await api.items('performers', 80);
    api.store.performers.update(stranger?._id ?? '', { score: -1 });
    await go(`/posts?performer=${stranger?._id}`);
    const choice = screen.getByLabelText('Performer');
    expect(choice).toHaveDisplayValue('Aria Velasco');
    const [, ...names] = within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(61);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('shows an error if it fails and recovers; the page keeps its filters', async () => {
    await api.fault({ path: LIST, status: 500, body: { message: 'Out for a moment.' } });
    await go('/posts');
    expect(screen.getByText('The posts couldn’t be loaded.')).toBeInTheDocument();
    expect(screen.getByText('Stories couldn’t be loaded.')).toBeInTheDocument();
    expect(screen.getByLabelText('Performer')).toBeInTheDocument();
    await api.noFaults();
    const [retryStories] = screen.getAllByText('Retry');
    await userEvent.click(retryStories ?? document.body);
    await waitFor(() => expect(stories()).toBeInTheDocument());
    expect(cards()).toHaveLength(24);
  });

  it('has no stories section without stories', async () => {
    for (const { _id } of api.store.stories.list())
      api.store.stories.update(_id, { createdAt: '2020-01-01T00:00:00.000Z' });
    await go('/posts');
    expect(stories()).toBeNull();
    expect(screen.queryByText('Stories couldn’t be loaded.')).toBeNull();
    api.reset();
  });
});

describe('a post', () => {
  it('that is free shows text, images and comments', async () => {
    await go(`/post/${LANDMARKS.freePost}`);
    expect(screen.getByText('Two days, one violin maker, a lot of tea. It bounces again.')).toBeInTheDocument();
    expect(screen.getByAltText('Photo 1 of 2')).toHaveAttribute('src', expect.stringContaining('token='));
    expect(screen.getByText('3 comments')).toBeInTheDocument();
    expect(screen.getByText('More posts by Linnea Solheim').closest('a')).toHaveAttribute(
      'href',
      `/posts?performer=${performerId('linneasol')}`,
    );
  });

  it('with a video has a player that waits for a click', async () => {
    await go(`/post/${LANDMARKS.videoPost}`);
    expect(screen.getByLabelText(/^Play Open floor on Saturday/)).toBeInTheDocument();
    expect(document.querySelector('video')).toBeNull();
  });

  it('with audio and a document plays one and links the other; audio that fails says so and can be retried', async () => {
    const free = api.store.posts.list(is('slug', LANDMARKS.freePost))[0];
    if (!free) throw new Error('The sandbox has no free post.');
    const { _id, url } = free.files[0] ?? {};
    const audio = { _id, url, thumbnails: [], type: 'audio', mimeType: 'audio/mpeg', title: 'The new song' };
    const score = { _id: 'f'.repeat(24), url, thumbnails: [], type: 'document', title: 'The score' };
    await api.fault({ path: '/posts/{id}', body: { status: 0, data: { ...free, files: [audio, score] } }, times: 1 });
    await go(`/post/${LANDMARKS.freePost}`);
    expect(screen.getByText('Download The score')).toHaveAttribute('href', `${API}${url}`);

    const player = screen.getByLabelText('The new song');
    expect(player).toHaveAttribute('src', `${API}${url}`);
    fireEvent.error(player);
    const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    await api.fault({ path: '/posts/{id}', status: 400, body: { message: 'Not right now.' }, times: 1 });
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText('Not right now.')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Retry'));
    await waitFor(() =>
      expect(screen.getByLabelText('The new song')).toHaveAttribute('src', expect.stringContaining('token=')),
    );
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('The new song couldn’t be played.')).toBeNull();
  });

  it('that is sold shows its first lines, what is locked and the price; a guest can log in', async () => {
    await go(`/post/${LANDMARKS.lockedPost}`);
    const lock = within(screen.getByTestId('post-locked'));
    expect(lock.getByText('8 tokens to read')).toBeInTheDocument();
    expect(lock.getByText('Includes the full text, 1 video and 1 photo.')).toBeInTheDocument();
    expect(lock.getByText('Log in to read').closest('a')).toHaveAttribute(
      'href',
      expect.stringContaining('/auth/login?next='),
    );
    expect(screen.getByText(/A melody that would not let me sleep/)).toBeInTheDocument();
  });

  it('for members opens for a member', async () => {
    const path = `/post/${LANDMARKS.membersPost}`;
    await go(path, await api.logIn('fan2@example.com'));
    expect(screen.getByTestId('post-locked')).toHaveTextContent('For members and Nova Lindqvist’s subscribers.');
    expect(screen.queryByText('Log in to read')).toBeNull();
    open.leave();

    const fan = api.store.users.list().find(({ email }) => email === 'fan2@example.com');
    const [pattern] = api.store.subscriptions.list();
    if (!pattern || !fan) throw new Error('The sandbox has no subscription to copy.');
    api.store.subscriptions.insert({
      ...pattern,
      _id: 'a'.repeat(24),
      userId: fan._id,
      performerId: performerId('nova'),
      status: 'active',
      expiredAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    await go(path, await api.logIn('fan2@example.com'));
    expect(screen.queryByTestId('post-locked')).toBeNull();
    expect(screen.getAllByAltText(/^Photo \d of 3$/)).toHaveLength(3);
    api.reset();
  });

  it('handles an image that fails, and shows a title of 200 characters completely', async () => {
    const free = api.store.posts.list().find(({ slug }) => slug === LANDMARKS.freePost);
    api.store.posts.update(free?._id ?? '', { title: 'W'.repeat(200), performerId: null });
    await go(`/post/${LANDMARKS.freePost}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('W'.repeat(200));
    expect(screen.queryByText(/^More posts by/)).toBeNull();
    fireEvent.error(screen.getByAltText('Photo 1 of 2'));
    expect(screen.getByLabelText('Photo 1 of 2 couldn’t be loaded')).toBeInTheDocument();
    api.reset();
  });
});
