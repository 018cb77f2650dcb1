import { screen, waitFor, within } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const VIDEO = `/video/${LANDMARKS.freeVideo}`;

const sent = async () =>
  (await api.requests('/comments'))
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { content: string }).content);
const first = () => within(document.querySelector('section[aria-labelledby="comments"] ol li') as HTMLElement);

test('a guest who sends a comment logs in first, returns to the box with the text, and then sends it', async () => {
  const { user } = await openTab(`${VIDEO}?t=95`);
  await user.type(screen.getByTestId('comment-box'), 'Lovely at 2:10');
  await user.click(screen.getByText('Send'));
  await screen.findByLabelText('Password');
  expect(getCurrentUrl()).toBe(`/auth/login?next=${encodeURIComponent(`${VIDEO}?t=95`)}&fragment=comment`);
  expect(screen.getByText('Log in to post your comment.')).toBeInTheDocument();
  expect(await sent()).toEqual([]);

  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await logIn(user);
  await waitFor(() => expect(screen.queryByTestId('comment-box')).toHaveFocus());
  expect(screen.getByTestId('comment-box')).toHaveValue('Lovely at 2:10');
  expect(scrolled.mock.contexts).toContain(screen.getByTestId('comment-box'));
  expect(getCurrentUrl()).toBe(`${VIDEO}?t=95`);
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(await sent()).toEqual([]);

  expect(screen.getByText('12 comments')).toBeInTheDocument();
  await user.click(screen.getByText('Send'));
  expect(await screen.findByText('Commented successfully')).toBeInTheDocument();
  expect(await sent()).toEqual(['Lovely at 2:10']);
  expect(screen.getByTestId('comment-box')).toHaveValue('');
  expect(screen.getByText('13 comments')).toBeInTheDocument();
  expect(first().getByText('Robin Ashdown')).toBeInTheDocument();
  expect(first().getByText('2:10')).toBeInTheDocument();
});

test.each([
  ['gallery', `/gallery/${LANDMARKS.freeGallery}`],
  ['post', `/post/${LANDMARKS.freePost}`],
  ['product', `/product/${LANDMARKS.physicalProduct}`],
  ['performer', '/performers/aria?tab=about'],
])('a guest who comments on a %s returns to the comment box after login', async (_kind, path) => {
  const { user } = await openTab(path);
  await user.type(await screen.findByTestId('comment-box'), 'Well done');
  await user.click(screen.getByText('Send'));
  expect(await screen.findByText('Log in to post your comment.')).toBeInTheDocument();
  await logIn(user);
  await waitFor(() => expect(screen.queryByTestId('comment-box')).toHaveFocus());
  expect(screen.getByTestId('comment-box')).toHaveValue('Well done');
  expect(await sent()).toEqual([]);
});

test('a guest who replies finds the reply box open after the login, with the text', async () => {
  const { user } = await openTab(VIDEO);
  await user.click(first().getByText('Reply'));
  await user.type(screen.getByTestId('reply-box'), 'So do I');
  await user.click(within(screen.getByTestId('reply-box').closest('form') as HTMLElement).getByText('Send'));
  expect(await screen.findByText('Log in to post your reply.')).toBeInTheDocument();
  await logIn(user);
  await waitFor(() => expect(screen.queryByTestId('reply-box')).toHaveFocus());
  expect(screen.getByTestId('reply-box')).toHaveValue('So do I');
  expect(await sent()).toEqual([]);
});

test('a comment that is too short is not sent', async () => {
  const { user } = await openTab(VIDEO);
  await user.type(screen.getByTestId('comment-box'), ' a ');
  await user.click(screen.getByText('Send'));
  expect(screen.getByTestId('comment-box')).toHaveFocus();
  expect(screen.getByTestId('comment-box')).toHaveAccessibleDescription(/at least 2 characters/);
  expect(getCurrentUrl()).toBe(VIDEO);
  expect(await sent()).toEqual([]);
});

describe('a comment draft', () => {
  const toCategoriesAndBack = async (follow: (path: string) => Promise<boolean>) => {
    await follow('/categories');
    await screen.findByText('Concerts from small rooms and large stages.');
    await follow(VIDEO);
    await screen.findByText('13 comments');
    await new Promise((resolve) => setTimeout(resolve, 100));
  };

  test('is not mistaken for the comment sent before', async () => {
    await api.signIn('fan@example.com');
    const { user, follow } = await openTab(VIDEO);
    await user.type(screen.getByTestId('comment-box'), 'The first one');
    await user.click(screen.getByText('Send'));
    await screen.findByText('Commented successfully');
    await user.type(screen.getByTestId('comment-box'), 'And anoth');
    await toCategoriesAndBack(follow);
    expect(screen.getByTestId('comment-box')).toHaveValue('And anoth');
  });

  test('is deleted once sent, even if nobody waited for the response', async () => {
    await api.signIn('fan@example.com');
    const { user, follow } = await openTab(VIDEO);
    await api.fault({ path: '/comments', method: 'POST', hold: true });
    await user.type(screen.getByTestId('comment-box'), 'In a hurry');
    await user.click(screen.getByText('Send'));
    await follow('/categories');
    await api.release();
    expect(await screen.findByText('Commented successfully')).toBeInTheDocument();
    await toCategoriesAndBack(follow);
    await waitFor(() => expect(screen.getByTestId('comment-box')).toHaveValue(''));
  });

  test('belongs to its video', async () => {
    const { user, follow } = await openTab(VIDEO);
    await user.type(screen.getByTestId('comment-box'), 'About breath');
    await follow(`/video/${LANDMARKS.lockedVideo}`);
    await screen.findByText('40 tokens to watch');
    expect(screen.getByTestId('comment-box')).toHaveValue('');
    await follow(VIDEO);
    await screen.findByText('12 comments');
    expect(screen.getByTestId('comment-box')).toHaveValue('About breath');
  });
});

test('a failed comment keeps its text and shows the error', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openTab(VIDEO);
  await api.fault({ path: '/comments', method: 'POST', status: 500, times: 1 });
  await user.type(screen.getByTestId('comment-box'), 'Once more');
  await user.click(screen.getByText('Send'));
  expect(await screen.findByText('Error occured, please try again later')).toBeInTheDocument();
  expect(screen.getByTestId('comment-box')).toHaveValue('Once more');
  expect(screen.getByTestId('comment-box')).toHaveAccessibleDescription(
    'Something went wrong on the server. Wait a moment, then retry.',
  );

  await user.click(screen.getByText('Send'));
  expect(await screen.findByText('Commented successfully')).toBeInTheDocument();
  expect(screen.getByTestId('comment-box')).toHaveValue('');
});

test('a server error about the text of a comment is shown below it', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openTab(VIDEO);
  await api.fault({
    path: '/comments',
    method: 'POST',
    status: 422,
    body: { message: [{ property: 'content', constraints: { polite: 'Please be kind.' } }] },
  });
  await user.type(screen.getByTestId('comment-box'), 'Grr');
  await user.click(screen.getByText('Send'));
  await waitFor(() => expect(screen.getByTestId('comment-box')).toHaveAccessibleDescription('Please be kind.'));
  expect(screen.getByTestId('comment-box')).toHaveValue('Grr');
});
