import { screen, waitFor, within } from '@testing-library/dom';
import { is } from '@sandbox/db/conditions';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { holdResponses } from '../integration/support/hold-responses';
import { quietConsole } from '../integration/support/quiet-console';
import { clickInSafari } from '../integration/support/click-in-safari';
import { openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const TALK = `/video/${LANDMARKS.talkVideo}`;
const TRY_LATER = 'Error occured, please try again later';
const OWN = 'My first comment on this site.';

const asFan = async () => {
  await api.signIn('fan@example.com');
  return openTab(TALK);
};
const commentWith = (text: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('article')].find(
    (article) => article.textContent?.includes(text) && article.closest('ol'),
  );
  if (!found) throw new Error(`No comment says: ${text}`);
  return within(found);
};
const calls = async (method: string) => (await api.requests('/comments')).filter((call) => call.method === method);

test('only own comments can be edited or removed, markup is shown as text, and a like shows at once', async () => {
  const { user } = await asFan();
  expect(commentWith(OWN).getByText('Edit')).toBeInTheDocument();
  expect(screen.getAllByText('Edit')).toHaveLength(1);
  expect(screen.getAllByText('Remove')).toHaveLength(1);
  expect(commentWith('<script>alert(1)</script> <img src=x onerror=alert(2)>')).toBeDefined();
  expect(document.querySelector('article script, article img[src=x]')).toBeNull();
  expect(commentWith('I learned to dance here').getByText('Deleted account')).toBeInTheDocument();

  const like = () =>
    commentWith('Which shoes do you wear').getAllByRole('button', { name: /Like/, hidden: true })[0] as HTMLElement;
  await user.click(like());
  expect(like()).toHaveTextContent('Like18');
  expect(like()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () =>
    expect((await api.requests('/reactions'))[0]?.body).toMatchObject({ action: 'like', objectType: 'comment' }),
  );
});

test('comments of others can be reported, each with its own address', async () => {
  await asFan();
  expect(commentWith(OWN).queryByText('Report')).toBeNull();
  const link = commentWith('Which shoes do you wear').getAllByText('Report')[0]?.closest('a');
  const about = new URL(link?.href ?? '').searchParams.get('about') ?? '';
  expect(about).toMatch(new RegExp(`^${TALK}#[0-9a-f]{24}$`));
  expect(document.getElementById(about.split('#')[1] ?? '')).toHaveTextContent('Which shoes do you wear');
});

test('a report of a comment on a performer leads to the tab with the comments', async () => {
  const comment = api.store.comments.first(is('objectType', 'performer'));
  const performer = api.store.performers.first(is('_id', comment?.objectId ?? ''));
  await openTab(`/performers/${performer?.username}?tab=about`);
  const [link] = await screen.findAllByText('Report', { selector: 'article a' });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get('about')).toMatch(
    new RegExp(`^/performers/${performer?.username}\\?tab=about#[0-9a-f]{24}$`),
  );
});

test('an own comment is edited in place; Esc cancels, text of a failure or typed during a save stays, and a saved edit leaves no draft', async () => {
  const { user, close } = await asFan();
  const field = () =>
    screen
      .getAllByLabelText<HTMLTextAreaElement>('Your comment')
      .find((box) => box.dataset.testid === undefined) as HTMLTextAreaElement;

  await user.click(commentWith(OWN).getByText('Edit'));
  await user.keyboard(' Not.{Escape}');
  expect(commentWith(OWN).getByText('Edit')).toHaveFocus();
  expect(await calls('PUT')).toEqual([]);

  await user.click(commentWith(OWN).getByText('Edit'));
  expect(field()).toHaveFocus();
  await user.clear(field());
  await user.type(field(), 'My second thoughts.');
  await api.fault({
    path: '/comments/*',
    method: 'PUT',
    status: 500,
    body: { message: 'Down for a moment.' },
    times: 1,
  });
  await user.click(screen.getByText('Save'));
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription('Something went wrong on the server. Wait a moment, then retry.'),
  );
  expect(field()).toHaveValue('My second thoughts.');

  const held = holdResponses(api, 'put', '/comments/:id', { once: true });
  await user.click(screen.getByText('Save'));
  await held.arrived;
  await user.type(field(), ' And third ones.');
  held.releaseResponses();
  expect(await screen.findByText('Your comment was changed.')).toBeInTheDocument();
  expect(field()).toHaveValue('My second thoughts. And third ones.');
  await user.click(screen.getByText('Save'));
  const changed = 'My second thoughts. And third ones.';
  await waitFor(() => expect(commentWith(changed).getByText('Edit')).toBeInTheDocument());
  expect(commentWith(changed).getByText(/edited/)).toBeInTheDocument();
  close();

  // The next edit starts from the current text.
  const row = api.store.comments.list().find(({ content }) => content === changed);
  api.store.comments.update(row?._id ?? '', { content: 'Third thoughts, from my phone.' });
  const again = await openTab(TALK);
  await again.user.click(commentWith('Third thoughts').getByText('Edit'));
  expect(field()).toHaveValue('Third thoughts, from my phone.');
});

test('an own comment is removed at once with Undo, and deleted on the server afterward, unless it refuses', async () => {
  const { user } = await asFan();
  await user.click(commentWith(OWN).getByText('Remove'));
  expect(await screen.findByText('Removed successfully!')).toBeInTheDocument();
  expect(screen.getByText('6 comments')).toBeInTheDocument();
  await user.click(screen.getByText('Undo'));
  expect(screen.getByText('7 comments')).toBeInTheDocument();
  expect(screen.queryByText('Removed successfully!')).toBeNull();

  await api.fault({ path: '/comments/*', method: 'DELETE', status: 500, times: 1 });
  await user.click(commentWith(OWN).getByText('Remove'));
  await user.click(await screen.findByText('Dismiss'));
  expect(await screen.findByText(TRY_LATER)).toBeInTheDocument();
  expect(screen.getByText('7 comments')).toBeInTheDocument();
  await user.click(screen.getByText('Dismiss'));

  await user.click(commentWith(OWN).getByText('Remove'));
  await user.click(await screen.findByText('Dismiss'));
  await waitFor(() => expect(api.store.comments.list().some(({ content }) => content.startsWith(OWN))).toBe(false));
  expect(await calls('DELETE')).toHaveLength(2);
  expect(screen.getByText('6 comments')).toBeInTheDocument();
});

/** What another tab does on logout. */
const logOutElsewhere = () => {
  document.cookie = 'token=; Max-Age=0; Path=/';
  window.localStorage.setItem('session', `out ${Date.now()}`);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
};
const isStored = () => api.store.comments.list().some(({ content }) => content.startsWith(OWN));

test('comments are sorted on request, also after a failure, and show how old they are', async () => {
  const { user } = await asFan();
  const shown = () => [...document.querySelectorAll('section[aria-labelledby=comments] > ol > li')];
  const before = shown().map((row) => row.textContent);
  expect(within(shown()[1] as HTMLElement).getByText('1 day ago')).toHaveAttribute(
    'title',
    expect.stringMatching(/20\d\d, \d/),
  );

  await api.fault({ path: '/comments/search', status: 500, times: 1 });
  const sort = screen.getByLabelText('Sort comments');
  await user.selectOptions(sort, 'Oldest first');
  await user.click(await screen.findByText('Retry'));
  await waitFor(() => expect(shown().map((row) => row.textContent)).toEqual(before.toReversed()));
  expect(sort).toHaveValue('oldest');

  await user.type(screen.getByTestId('comment-box'), 'The newest of all.');
  await user.click(screen.getByText('Send'));
  await waitFor(() => expect(shown().at(-1)).toHaveTextContent('The newest of all.'));
  expect(shown().at(-1)).toHaveTextContent('Just now');
});

test('a removed comment is deleted on the server even if the visitor logs out in another tab', async () => {
  const { user } = await asFan();
  await user.click(commentWith(OWN).getByText('Remove'));
  await screen.findByText('Removed successfully!');
  logOutElsewhere();
  await waitFor(() => expect(isStored()).toBe(false));
  expect(await calls('DELETE')).toHaveLength(1);
});

test('a removed comment that the server refuses to delete is announced as kept', async () => {
  const { user } = await asFan();
  await user.click(commentWith(OWN).getByText('Remove'));
  await screen.findByText('Removed successfully!');
  await api.fault({ path: '/comments/*', method: 'DELETE', status: 401 });
  logOutElsewhere();
  expect(
    await screen.findByText('Your comment wasn’t removed because you were logged out. Log in and retry.'),
  ).toBeInTheDocument();
  expect(isStored()).toBe(true);
});

test('replies are collapsed, in order, and have their own field and draft', async () => {
  const { user } = await asFan();
  const question = () => commentWith('Which shoes do you wear');
  await user.click(question().getByText('3 replies'));
  await question().findByText('Leather soles, and a spare pair in the bag.');
  const answers = () =>
    [...(question().getByRole('list', { hidden: true }).children ?? [])].map(
      (item) => item.querySelector('p')?.textContent,
    );
  expect(answers()[0]).toMatch(/^Leather/);

  const [reply] = question().getAllByText('Reply');
  await user.click(reply as HTMLElement);
  expect(screen.getByTestId('reply-box')).toHaveFocus();
  await user.type(screen.getByTestId('reply-box'), 'Felt, on felt.');
  expect(screen.getByTestId('comment-box')).toHaveValue('');
  await user.click(within(screen.getByTestId('reply-box').closest('form') as HTMLElement).getByText('Send'));
  await question().findByText('4 replies');
  expect(answers().at(-1)).toBe('Felt, on felt.');
  expect(screen.queryByTestId('reply-box')).toBeNull();
  expect(screen.getByText('7 comments')).toBeInTheDocument();
});

const sendButton = () => within(screen.getByTestId('comment-box').closest('form') as HTMLElement).getByText('Send');
const replyForm = () => within(screen.getByTestId('reply-box').closest('form') as HTMLElement);

test('a second reply to the same comment is sent like the first', async () => {
  const { user } = await asFan();
  const question = () => commentWith('Which shoes do you wear');
  const openReply = () => user.click(question().getAllByText('Reply')[0] as HTMLElement);
  await openReply();
  await user.keyboard('Felt, on felt.');
  await user.click(replyForm().getByText('Send'));
  await question().findByText('4 replies');
  expect(screen.queryByTestId('reply-box')).toBeNull();

  await openReply();
  await user.keyboard('And socks.{Escape}');
  await openReply();
  expect(screen.getByTestId('reply-box')).toHaveValue('And socks.');
  await user.click(replyForm().getByText('Send'));
  await question().findByText('5 replies');
  expect(question().getByText('And socks.')).toBeInTheDocument();
  expect(screen.queryByTestId('reply-box')).toBeNull();
});

test('text typed while a comment or reply is being sent stays', async () => {
  let held = holdResponses(api, 'post', '/comments');
  const arrives = () => {
    held.releaseResponses();
    held = holdResponses(api, 'post', '/comments');
  };
  const { user } = await asFan();
  await user.type(screen.getByTestId('comment-box'), 'Such light feet.');
  await user.click(sendButton());
  await held.arrived;
  await user.type(screen.getByTestId('comment-box'), ' And one more thing');
  arrives();
  await screen.findByText('8 comments');
  expect(screen.getByTestId('comment-box')).toHaveValue('And one more thing');

  const question = () => commentWith('Which shoes do you wear');
  await user.click(question().getAllByText('Reply')[0] as HTMLElement);
  await user.keyboard('Felt, on felt.');
  await user.click(replyForm().getByText('Send'));
  await user.type(screen.getByTestId('reply-box'), ' And so');
  arrives();
  await question().findByText('4 replies');
  expect(screen.getByTestId('reply-box')).toHaveValue('And so');

  await user.click(replyForm().getByText('Send'));
  await user.click(replyForm().getByText('Cancel'));
  expect(screen.queryByTestId('reply-box')).toBeNull();
  arrives();
  await question().findByText('5 replies');
  await user.click(question().getAllByText('Reply')[0] as HTMLElement);
  expect(screen.getByTestId('reply-box')).toHaveValue('');
});

test('a reply can be sent only after a pending comment, and its text stays', async () => {
  const held = holdResponses(api, 'post', '/comments', { once: true });
  const { user } = await asFan();
  await user.type(screen.getByTestId('comment-box'), 'Such light feet.');
  await user.click(sendButton());
  await held.arrived;
  await user.click(commentWith('Which shoes do you wear').getAllByText('Reply')[0] as HTMLElement);
  await user.keyboard('Felt, on felt.');
  expect(replyForm().getByText('Send').closest('button')).toBeDisabled();
  held.releaseResponses();
  await waitFor(() => expect(replyForm().getByText('Send').closest('button')).toBeEnabled());
  expect(screen.getByTestId('reply-box')).toHaveValue('Felt, on felt.');
});

test('a pending comment on a previous page does not block the next one, and does not return as a draft', async () => {
  const held = holdResponses(api, 'post', '/comments');
  const { user, follow } = await asFan();
  await user.type(screen.getByTestId('comment-box'), 'On a bad line.');
  await user.click(sendButton());
  await follow(`/video/${LANDMARKS.crowdedVideo}`);
  await user.type(await screen.findByTestId('comment-box'), 'Such a crowd.');
  await user.click(sendButton());
  await waitFor(async () =>
    expect((await calls('POST')).map(({ body }) => (body as { content: string }).content)).toEqual([
      'On a bad line.',
      'Such a crowd.',
    ]),
  );
  held.releaseResponses();
  await waitFor(() => expect(commentWith('Such a crowd.')).toBeDefined());
  await waitFor(() => expect(screen.getByTestId('comment-box')).toHaveValue(''));
  await follow(TALK);
  await waitFor(() => expect(commentWith('On a bad line.')).toBeDefined());
  expect(screen.getByTestId('comment-box')).toHaveValue('');
});

test('a pending comment is not sent again when the visitor returns to its page', async () => {
  const held = holdResponses(api, 'post', '/comments');
  const { user, follow } = await asFan();
  await user.type(screen.getByTestId('comment-box'), 'On a bad line.');
  await user.click(sendButton());
  await follow(`/video/${LANDMARKS.crowdedVideo}`);
  await follow(TALK);
  await user.click(sendButton());
  expect(sendButton().closest('button')).toHaveAttribute('aria-busy', 'true');
  held.releaseResponses();
  await waitFor(() => expect(screen.getByTestId('comment-box')).toHaveValue(''));
  expect(screen.getAllByText('On a bad line.')).toHaveLength(1);
  expect(sendButton().closest('button')).not.toHaveAttribute('aria-busy', 'true');
  expect(await calls('POST')).toHaveLength(1);
});

test('a reply to a long thread is visible, and earlier pages load completely and in order', async () => {
  const requested = api.store.comments.list().find(({ content }) => content.startsWith('Which shoes do you wear'));
  const [sample] = api.store.comments.list().filter(({ objectId }) => objectId === requested?._id);
  if (!sample) throw new Error('Nobody has answered');
  for (let at = 0; at < 42; at += 1) {
    const name = String(at).padStart(2, '0');
    api.store.comments.insert({
      ...sample,
      _id: `long-${name}`,
      content: `Long answer ${name}.`,
      createdAt: new Date(Date.now() - 60_000 + at * 1000).toISOString(),
    });
  }
  api.store.comments.update(requested?._id ?? '', { totalReply: 45 });
  const { user } = await asFan();
  const question = () => commentWith('Which shoes do you wear');
  const answers = () =>
    [...question().getByRole('list', { hidden: true }).children].map(
      (item) => item.querySelector('p')?.textContent ?? '',
    );

  await user.click(question().getAllByText('Reply')[0] as HTMLElement);
  await user.keyboard('Felt, on felt.');
  await user.click(replyForm().getByText('Send'));
  await waitFor(() => expect(answers()).toHaveLength(21));
  expect(answers().at(-1)).toBe('Felt, on felt.');

  await user.click(question().getByText('Show more replies'));
  await waitFor(() => expect(answers()).toHaveLength(41));
  expect(answers().slice(-2)).toEqual(['Long answer 36.', 'Felt, on felt.']);
  await user.click(question().getByText('Show more replies'));
  await waitFor(() => expect(answers()).toHaveLength(46));
  expect(answers().slice(3)).toEqual([
    ...Array.from({ length: 42 }, (_, at) => `Long answer ${String(at).padStart(2, '0')}.`),
    'Felt, on felt.',
  ]);
  expect(question().queryByText('Show more replies')).toBeNull();
});

test('a long discussion loads in pages', async () => {
  const { user } = await openTab(`/video/${LANDMARKS.crowdedVideo}`);
  const shown = () => document.querySelectorAll('section[aria-labelledby=comments] > ol > li');
  expect(screen.getByText('500 comments')).toBeInTheDocument();
  expect(shown()).toHaveLength(10);
  await user.click(screen.getByText('Show more comments'));
  await waitFor(() => expect(shown()).toHaveLength(50));
  expect(shown()[10]).toHaveFocus();
  clickInSafari(screen.getByText('Show more comments'));
  await waitFor(() => expect(shown()).toHaveLength(90));
  expect(shown()[50]).toHaveFocus();
});
