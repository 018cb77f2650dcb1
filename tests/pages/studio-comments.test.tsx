import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { fanId } from '@sandbox/seed/people/fans';
import { performerId } from '@sandbox/seed/people/performers';
import { API } from '../ssr/support/urls';
import { holdResponses } from '../integration/support/hold-responses';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl, type Tab } from '../integration/support/tab';
import { withoutNotices } from '../integration/support/without-notices';

const { api, open: openPage } = studioPages();

withoutNotices();

const QUESTION = 'Is there one in a third size?';
const stored = (content: string) => api.store.comments.list().filter((row) => row.content === content);
const tee = () => api.store.products.list().find(({ name }) => name === 'Encore tee');

beforeEach(() => {
  const requested = api.store.comments
    .list()
    .find((row) => row.objectId === tee()?._id && row.content === 'Does it come in another size?');
  api.store.comments.update(requested?._id ?? '', { content: QUESTION, createdAt: new Date().toISOString() });
});

const open = (path = '/studio/comments', username?: string) => openPage(path, username);
const articles = () => [...document.querySelectorAll<HTMLElement>('main ol[aria-label="Comments"] > li > article')];
/** The comment with this text in the inbox. */
const commentWith = (text: string) => {
  const article = articles().find(({ textContent }) => textContent?.includes(text));
  if (!article) throw new Error(`Nobody said ${text}`);
  return within(article);
};
/** Adds sixty older comments, one for each minute. */
const addQuestions = () => {
  const [sample] = stored(QUESTION);
  if (!sample) throw new Error('Nobody asked');
  for (let at = 0; at < 60; at += 1) {
    const number = String(at).padStart(2, '0');
    api.store.comments.insert({
      ...sample,
      _id: `ask-${number}`,
      content: `Question ${number}?`,
      createdAt: new Date(Date.now() - 60_000 * (at + 1)).toISOString(),
    });
  }
};
const reply = async (user: Tab['user']) => {
  await user.click(commentWith(QUESTION).getByText('Reply'));
  await user.keyboard('Up to XXL');
  await user.click(commentWith(QUESTION).getByText('Send reply'));
  expect(await commentWith(QUESTION).findByText('You replied')).toBeInTheDocument();
};

describe('the comment inbox', () => {
  test('says so if the server does not offer it, without what only the inbox knows', async () => {
    await api.fault({ path: '/comments/performer/search', status: 404, body: { message: 'Not found' }, times: 1 });
    const [sample] = stored(QUESTION);
    if (sample)
      api.store.comments.insert({ ...sample, _id: 'c', objectId: performerId('aria'), objectType: 'performer' });
    await open('/studio/comments?open=1');
    expect(screen.getByText(/^This site doesn’t support an inbox for all comments/)).toBeInTheDocument();
    expect(articles()).toHaveLength(1);
    expect(screen.queryByText('Unanswered')).toBeNull();
    expect(screen.queryByText('This content was deleted.')).toBeNull();
    expect(screen.getByLabelText('Sort by')).toBeInTheDocument();
    expect(screen.queryByLabelText('Content', { selector: 'input' })).toBeNull();
  });

  test('has comments by others on all own content, also after a failed load, filtered by unanswered ones and by item', async () => {
    await api.fault({ path: '/comments/performer/search', status: 500, body: { message: 'Down' }, times: 1 });
    const { user } = await open();
    await user.click(screen.getByText('Retry'));
    await screen.findByText(QUESTION);
    expect(commentWith(QUESTION).getByText('Encore tee').closest('a')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\//),
    );
    expect(commentWith(QUESTION).getByText('Unanswered')).toBeInTheDocument();

    await user.click(commentWith(QUESTION).getByText('Show comments on this item'));
    await waitFor(() => expect(getCurrentUrl()).toContain('item='));
    await waitFor(() => expect(articles().every(({ textContent }) => textContent?.includes('Encore tee'))).toBe(true));
    await user.click(screen.getByLabelText('Unanswered'));
    await waitFor(() => expect(screen.queryByText('Answered')).toBeNull());
    expect(commentWith(QUESTION).getByText('Unanswered')).toBeInTheDocument();
  });

  test('replies in place with the messages of the specification; typed text survives a failure, a closed tab and a reply that is being sent', async () => {
    await api.fault({ method: 'POST', path: '/comments', status: 500, body: { message: 'Down' }, times: 1 });
    const { user, close } = await open();
    await user.click(commentWith(QUESTION).getByText('Reply'));
    await user.keyboard('Up to XXL');
    await user.click(commentWith(QUESTION).getByText('Send reply'));
    expect(
      await commentWith(QUESTION).findByText('Your reply wasn’t sent. Your text is still here.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Error occured, please try again later')).toBeInTheDocument();
    close();

    const again = await open();
    await again.user.click(commentWith(QUESTION).getByText('Reply'));
    expect(commentWith(QUESTION).getByRole('textbox', { hidden: true })).toHaveValue('Up to XXL');
    const held = holdResponses(api, 'post', '/comments');
    await again.user.click(commentWith(QUESTION).getByText('Send reply'));
    await held.arrived;
    await again.user.type(commentWith(QUESTION).getByRole('textbox', { hidden: true }), ' And in red');
    held.releaseResponses();
    expect(await commentWith(QUESTION).findByText('Answered')).toBeInTheDocument();
    expect(await screen.findByText('Commented successfully')).toBeInTheDocument();
    const [question] = stored(QUESTION);
    expect(stored('Up to XXL')).toMatchObject([
      { objectType: 'comment', objectId: question?._id, createdBy: performerId('aria') },
    ]);
    expect(commentWith(QUESTION).getByRole('textbox', { hidden: true })).toHaveValue('And in red');
  });

  test('shows a reply as it was typed if the server returns none', async () => {
    await api.fault({ method: 'POST', path: '/comments', when: 'after', body: { status: 0, data: null }, times: 1 });
    const { user } = await open();
    await reply(user);
    expect(commentWith(QUESTION).getByText('Up to XXL')).toBeInTheDocument();
    expect(commentWith(QUESTION).queryByText('Edit')).toBeNull();
  });

  test('edits a reply in place; Cancel discards, and the text of a failure stays', async () => {
    const { user } = await open();
    await reply(user);
    const field = () => commentWith(QUESTION).getByLabelText('Your reply');
    await user.click(commentWith(QUESTION).getByText('Edit'));
    expect(commentWith(QUESTION).queryByText('You replied')).toBeNull();
    await user.keyboard(' or so');
    await user.click(commentWith(QUESTION).getByText('Cancel'));
    expect(commentWith(QUESTION).getByText('You replied')).toBeInTheDocument();
    expect(commentWith(QUESTION).getByText('Edit').closest('button')).toHaveFocus();

    await api.fault({ method: 'PUT', path: '/comments/*', status: 500, body: { message: 'Down' }, times: 1 });
    await user.click(commentWith(QUESTION).getByText('Edit'));
    expect(field()).toHaveValue('Up to XXL');
    await user.type(field(), ', also in red');
    await user.click(commentWith(QUESTION).getByText('Save'));
    expect(
      await commentWith(QUESTION).findByText('Your changes weren’t saved. Your text is still here.'),
    ).toBeInTheDocument();
    await user.click(commentWith(QUESTION).getByText('Save'));
    expect(await screen.findByText('Your comment was changed.')).toBeInTheDocument();
    await waitFor(() => expect(commentWith(QUESTION).getByText('Edit').closest('button')).toHaveFocus());
    expect(commentWith(QUESTION).getByText('Up to XXL, also in red')).toBeInTheDocument();
    expect(stored('Up to XXL, also in red')).toHaveLength(1);
  });

  test('continues from answered comments to all that are still open', async () => {
    addQuestions();
    const { user } = await open('/studio/comments?open=1');
    const next = () => screen.getByText('Next').closest('a') as HTMLElement;
    const before = articles().map(({ textContent }) => /Question \d\d/.exec(textContent ?? '')?.[0]);
    expect(before).toContain('Question 22');
    expect(before).not.toContain('Question 23');

    await reply(user);
    await user.click(next());
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    expect(commentWith('Question 23?').getByText('Unanswered')).toBeInTheDocument();

    await user.click(next());
    await waitFor(() => expect(getCurrentUrl()).toContain('page=2'));
    await waitFor(() => expect(commentWith('Question 24?').getByText('Unanswered')).toBeInTheDocument());
  });

  test('continues also if the server sends answered comments among the open ones', async () => {
    addQuestions();
    api.server.use(
      http.get(`${API}/comments/performer/search`, ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.delete('isAnswered');
        return api.respond(new Request(url, request));
      }),
    );
    const { user } = await open('/studio/comments?open=1');
    const next = () => screen.getByText('Next').closest('a') as HTMLElement;
    await reply(user);
    await user.click(next());
    await waitFor(() => expect(next()).toHaveAttribute('href', expect.stringContaining('page=2')));
    expect(commentWith(QUESTION).getByText('Answered')).toBeInTheDocument();
  });

  test('deletes with Undo, and restores a comment that the server keeps, with the messages of the specification', async () => {
    const { user } = await open();
    // The fan card is beside it.
    await user.click(commentWith(QUESTION).getByText('Fan details'));
    expect(await screen.findByLabelText('Your private note')).toBeInTheDocument();
    const card = within(await screen.findByRole('dialog'));
    expect(await card.findByText('Block')).toBeInTheDocument();
    await user.click(card.getByLabelText('Close'));

    await user.click(commentWith(QUESTION).getByText('Delete'));
    expect(screen.queryByText(QUESTION)).toBeNull();
    await user.click(await screen.findByText('Undo'));
    expect(await screen.findByText(QUESTION)).toBeInTheDocument();

    await api.fault({ method: 'DELETE', path: '/comments/*', status: 500, body: { message: 'Down' }, times: 1 });
    await user.click(commentWith(QUESTION).getByText('Delete'));
    expect(await screen.findByText('Removed successfully!')).toBeInTheDocument();
    window.dispatchEvent(new Event('pagehide'));
    expect(await screen.findByText('Error occured, please try again later')).toBeInTheDocument();
    expect(await screen.findByText(QUESTION)).toBeInTheDocument();

    await user.click(commentWith(QUESTION).getByText('Delete'));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(stored(QUESTION)).toEqual([]));
  });

  test('likes a comment, deletes selected ones together, and blocks an author', async () => {
    const { user, close } = await open();
    await user.click(commentWith(QUESTION).getByText(/^Like/));
    await waitFor(() =>
      expect(api.store.reactions.list()).toContainEqual(
        expect.objectContaining({ objectId: stored(QUESTION)[0]?._id, action: 'like', createdBy: performerId('aria') }),
      ),
    );
    const before = api.store.comments.list().length;
    const doomed = articles().slice(1, 3);
    for (const article of doomed) fireEvent.click(within(article).getByLabelText(/^Select comment by/));
    expect(screen.getByText('2 comments')).toBeInTheDocument();
    await user.click(screen.getByText('Delete', { selector: 'section[aria-label="Selected comments"] *' }));
    expect(await screen.findByText('Removed successfully!')).toBeInTheDocument();
    expect(articles().some((article) => doomed.includes(article))).toBe(false);

    const [author] = stored(QUESTION).map(({ createdBy }) => createdBy);
    await user.click(commentWith(QUESTION).getByText('Block'));
    await user.click(screen.getByText('Block', { selector: '[role=dialog] *' }));
    expect(await screen.findByText(/ is blocked\. You can unblock them in your profile\.$/)).toBeInTheDocument();
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(api.store.blocks.list()).toContainEqual(expect.objectContaining({ targetId: author }));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(api.store.comments.list().length).toBeLessThanOrEqual(before - 2));
    close();
    await open();
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  test('a late response leaves the dialog to block another author open', async () => {
    const [asked] = stored(QUESTION);
    if (!asked) throw new Error('Nobody asked');
    const isMarcus = asked.createdBy === fanId('marcusb');
    const createdBy = fanId(isMarcus ? 'yukiko' : 'marcusb');
    api.store.comments.insert({ ...asked, _id: 'other', content: 'And in blue?', createdBy });
    const { user } = await open();
    const call = holdResponses(api, 'post', '/performer-blocks/user');
    await user.click(commentWith(QUESTION).getByText('Block'));
    await user.click(screen.getByText('Block', { selector: '[role=dialog] *' }));
    await call.arrived;
    await user.click(screen.getByText('Cancel', { selector: '[role=dialog] *' }));
    await user.click(commentWith('And in blue?').getByText('Block'));
    const title = isMarcus ? 'Block Yukiko Arai?' : 'Block Marcus Bell?';
    expect(document.querySelector('[role=dialog] h2')).toHaveTextContent(title);
    expect(document.querySelector('[role=dialog] .ant-btn-loading')).toBeNull();
    call.releaseResponses();
    expect(await screen.findByText(/ is blocked\. You can unblock them in your profile\.$/)).toBeInTheDocument();
    expect(document.querySelector('[role=dialog] h2')).toHaveTextContent(title);
  });

  test('hides all comments of a person who is blocked on the fan card, and shows them after Unblock', async () => {
    const { user } = await open();
    const [author] = stored(QUESTION).map(({ createdBy }) => createdBy);
    await user.click(commentWith(QUESTION).getByText('Fan details'));
    const card = within(await screen.findByRole('dialog'));
    await user.click(await card.findByText('Block'));
    await user.click(card.getByText(/^Block ./, { selector: 'button *' }));
    await card.findByText('Unblock');
    expect(articles().some(({ textContent }) => textContent?.includes(QUESTION))).toBe(false);
    // Their comments leave the list, so that others move up from the next page.
    expect(screen.getByText('Next').closest('a')).toHaveAttribute('href', '/studio/comments');
    expect(api.store.blocks.list()).toContainEqual(expect.objectContaining({ targetId: author }));

    await user.click(card.getByText('Unblock'));
    await card.findByText('Block');
    expect(commentWith(QUESTION).getByText('Fan details')).toBeInTheDocument();
  });

  test('says so if a whole page was deleted, and links to the others', async () => {
    const { user } = await open('/studio/comments?page=2');
    for (let rows = articles(); rows.length > 0; rows = articles()) {
      const count = rows.length;
      fireEvent.click(within(rows[0] as HTMLElement).getByText('Delete'));
      await waitFor(() => expect(articles().length).toBeLessThan(count));
    }
    expect(screen.getByText('Nothing left on this page')).toBeInTheDocument();
    expect(screen.queryByText('No comments yet')).toBeNull();
    await user.click(screen.getByText('Previous'));
    await waitFor(() => expect(articles()).toHaveLength(24));
  });

  test('marks highlighted words, and stores them on the device', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Highlighted words'));
    await user.type(screen.getByLabelText('Add words'), 'third, SIZE, siz{Enter}');
    const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks()).toEqual(expect.arrayContaining(['third', 'size']));
    expect(screen.getByText(/3 words, in \d+ comments? on this page/)).toBeInTheDocument();
    await open();
    expect(marks()).toEqual(expect.arrayContaining(['third', 'size']));
    expect((await api.requests()).some(({ query }) => JSON.stringify(query).includes('third'))).toBe(false);
  });
});

describe('on the public page of own content', () => {
  const product = () => `/product/${tee()?.slug}`;
  const removeButtons = () =>
    screen.queryAllByText('Remove', { selector: 'section[aria-labelledby="comments"] button' });

  test('the performer can remove comments by others', async () => {
    const { user } = await open(product());
    const before = screen.getByText(QUESTION).closest('article');
    await user.click(within(before ?? document.body).getByText('Remove'));
    expect(screen.queryByText(QUESTION)).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(stored(QUESTION)).toEqual([]));
  });

  test('the performer can block a fan who commented', async () => {
    const { user } = await open(product());
    const comment = screen.getByText(QUESTION).closest('article') ?? document.body;
    await user.click(within(comment).getByText('Block…'));
    await user.click(await screen.findByText('Block', { selector: 'dialog[open] button *' }));
    expect(await screen.findByText(/ is blocked\. You can unblock them in your profile\.$/)).toBeInTheDocument();
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(api.store.blocks.list()).toMatchObject([
      { sourceId: performerId('aria'), targetId: stored(QUESTION)[0]?.createdBy },
    ]);
  });

  test("others can't", async () => {
    await open(product(), 'fan2@example.com');
    expect(screen.getByText(QUESTION)).toBeInTheDocument();
    expect(removeButtons()).toEqual([]);
    expect(screen.queryByText('Block…')).toBeNull();
  });
});
