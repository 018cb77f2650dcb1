import { http, HttpResponse } from 'msw';
import {
  commentEditRequested,
  commentRemovalRequested,
  commentsRequested,
  commentSubmitted,
  editOpened,
  moreCommentsRequested,
} from '@/store/comment/comment.slice';
import { loadComments } from '@/store/comment/load-comments.saga';
import { leaving, logoutRequested, sessionEnded } from '@/store/session/session.actions';
import { commentDraft } from '@/store/comment/comment-draft';
import { readDraft, writeDraft } from '@/device/drafts';
import { selectThread } from '@/store/comment/comment.selectors';
import type { RootState } from '@/store/root-reducer';
import { API, eventually, openTab, settled, testApi } from '../tab';

const { server, calls, respondsTo, refuses } = testApi();

const TRY_LATER = { kind: 'error', text: 'Error occured, please try again later' };

const comment = (_id: string) => ({ _id, objectId: 'v1', content: `Text of ${_id}` });
const SUBMITTED = commentSubmitted({ objectId: 'v1', objectType: 'video', content: 'Hello' });
const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);

async function openVideo() {
  respondsTo('get', '/comments/search', { data: [comment('c2'), comment('c1')], total: 12 });
  const tab = openTab({ token: 'jwt' });
  await tab.store.run(loadComments, { objectId: 'v1', objectType: 'video', limit: 2 });
  return { ...tab, thread: () => selectThread('v1')(tab.state()) };
}

test('the newest comments are loaded and returned to the page', async () => {
  const { store, thread } = await openVideo();
  expect(ids(thread().items)).toEqual(['c2', 'c1']);
  expect(await store.run(loadComments, { objectId: 'v1', limit: 2 })).toMatchObject({ ok: true, data: { total: 12 } });
  expect(calls[0]?.path).toBe('/comments/search?objectId=v1&objectType=video&limit=2&offset=0');
});

test('further replies are requested after those loaded in pages: an own one behind a gap does not count', async () => {
  const { dispatch, until } = await openVideo();
  const parent = { objectId: 'c2', objectType: 'comment' } as const;
  const reply = (_id: string) => ({ ...comment(_id), ...parent });
  const getReplies = selectThread('c2');
  respondsTo('get', '/comments/search', { data: [reply('a'), reply('b')], total: 4 });
  dispatch(commentsRequested({ ...parent, limit: 2 }));
  await until((state) => getReplies(state).total === 4);
  respondsTo('post', '/comments', reply('mine'));
  dispatch(commentSubmitted({ ...parent, content: 'Hello' }));
  await until((state) => getReplies(state).items.length === 3);
  respondsTo('get', '/comments/search', { data: [reply('c'), reply('d')], total: 5 });
  dispatch(moreCommentsRequested({ ...parent, limit: 2 }));
  const state = await until((now) => getReplies(now).items.length === 5);
  expect(ids(getReplies(state).items)).toEqual(['a', 'b', 'c', 'd', 'mine']);
  expect(calls.at(-1)?.path).toContain('offset=2');
});

describe('writing a comment', () => {
  test('sends it once for a double click', async () => {
    const { dispatch, until } = await openVideo();
    respondsTo('post', '/comments', comment('new'));
    dispatch(SUBMITTED);
    dispatch(SUBMITTED);
    await until((state) => state.comment.comment.success);
    await settled();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test.each([null, true, { success: true }])(
    'that the server saves and does not return (%j) is read from the list, and clears the box',
    async (data) => {
      const { dispatch, until, thread, notices } = await openVideo();
      writeDraft(commentDraft('v1'), 'Hello');
      respondsTo('post', '/comments', data);
      respondsTo('get', '/comments/search', { data: ['new', 'c2', 'c1'].map(comment), total: 13 });
      dispatch(SUBMITTED);
      await until((state) => selectThread('v1')(state).total === 13);
      expect(ids(thread().items)).toEqual(['new', 'c2', 'c1']);
      expect(calls.at(-1)?.path).toBe(
        '/comments/search?objectId=v1&objectType=video&sortBy=createdAt&sort=desc&limit=10&offset=0',
      );
      expect(readDraft(commentDraft('v1'))).toBe('');
      expect(notices).toEqual([{ kind: 'success', text: 'Commented successfully' }]);
    },
  );

  test('is counted as a reply even if the server does not return it', async () => {
    const { dispatch, until, thread } = await openVideo();
    respondsTo('post', '/comments', true);
    respondsTo('get', '/comments/search', { data: [{ ...comment('r1'), objectId: 'c2' }], total: 1 });
    dispatch(commentSubmitted({ objectId: 'c2', objectType: 'comment', content: 'Hello' }));
    await until((state) => selectThread('c2')(state).total === 1);
    expect(thread().items[0]).toMatchObject({ _id: 'c2', totalReply: 1 });
    expect(calls.at(-1)?.path).toContain('sort=asc');
  });

  test.each([500, 404])('that fails with %i says to try later, and changes nothing', async (status) => {
    const { dispatch, until, thread, notices } = await openVideo();
    refuses('post', '/comments', status, { message: 'Whatever' });
    dispatch(SUBMITTED);
    await until((state) => state.comment.comment.error !== null);
    expect(notices).toEqual([TRY_LATER]);
    expect(thread().total).toBe(12);
  });
});

describe('removing a comment', () => {
  async function remove() {
    calls.splice(0);
    const tab = await openVideo();
    respondsTo('delete', '/comments/c2', true);
    tab.dispatch(commentRemovalRequested({ _id: 'c2', objectId: 'v1' }));
    return tab;
  }

  test('that is already gone keeps it removed, without an error', async () => {
    const { dispatch, until, thread, notices } = await remove();
    refuses('delete', '/comments/c2', 404);
    dispatch(leaving());
    await until(({ comment: { removals } }) => Object.keys(removals).length === 0);
    expect(ids(thread().items)).toEqual(['c1']);
    expect(notices.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  const DELETED = { method: 'DELETE', path: '/comments/c2', token: 'jwt' };
  const getDeleted = () => calls.filter(({ method }) => method === 'DELETE');

  test('is sent at once if the page closes or the visitor logs out', async () => {
    for (const event of [leaving(), logoutRequested()]) {
      const { dispatch, store } = await remove();
      await store.services.comments.prepareRemoval();
      dispatch(event);
      await eventually(() => expect(getDeleted()).toEqual([DELETED]));
    }
  });

  test('is sent with the token of that time if the session ends elsewhere', async () => {
    const { dispatch, store } = await remove();
    store.sessionToken.clear();
    dispatch(sessionEnded());
    await eventually(() => expect(getDeleted()).toEqual([DELETED]));
  });
});

describe('editing a comment', () => {
  test('sends the text as a form, shows it, and confirms it', async () => {
    const { dispatch, thread, notices, until } = await openVideo();
    let type = '';
    server.use(
      http.put(`${API}/comments/c2`, async ({ request }) => {
        type = request.headers.get('content-type') ?? '';
        return HttpResponse.json({
          status: 0,
          data: { updated: (await request.formData()).get('content') === 'Better' },
        });
      }),
    );
    dispatch(editOpened({ _id: 'c2' }));
    dispatch(commentEditRequested({ _id: 'c2', objectId: 'v1', content: 'Better' }));
    await until(({ comment: { editing } }) => editing === null);
    expect(type).toContain('multipart/form-data');
    expect(thread().items[0]).toMatchObject({ content: 'Better', updatedAt: expect.any(String) });
    expect(notices).toEqual([{ kind: 'success', text: 'Your comment was changed.' }]);
  });

  describe('while it is slow', () => {
    /** The test responds to each change, identified by its text. */
    function heldChanges() {
      const held: Record<string, () => void> = {};
      server.use(
        http.put(`${API}/comments/:id`, async ({ request }) => {
          const content = String((await request.formData()).get('content'));
          await new Promise<void>((resolve) => (held[content] = resolve));
          return HttpResponse.json({ status: 0, data: { updated: true } });
        }),
      );
      const arrived = async (content: string) => {
        while (!held[content]) await settled();
      };
      return { arrived, respond: (content: string) => arrived(content).then(() => held[content]?.()) };
    }
    const edit = (_id: string, content: string) => commentEditRequested({ _id, objectId: 'v1', content });
    const getText = (state: RootState, id: string) =>
      selectThread('v1')(state).items.find(({ _id }) => _id === id)?.content;

    test('does not block editing another comment, whose editor stays open', async () => {
      const { respond } = heldChanges();
      const { dispatch, until, state } = await openVideo();
      dispatch(editOpened({ _id: 'c2' }));
      dispatch(edit('c2', 'Slow'));
      dispatch(editOpened({ _id: 'c1' }));
      await respond('Slow');
      await until((now) => getText(now, 'c2') === 'Slow');
      expect(state().comment.editing).toMatchObject({ _id: 'c1' });

      dispatch(editOpened({ _id: 'c2' }));
      dispatch(edit('c2', 'Slow again'));
      dispatch(editOpened({ _id: 'c1' }));
      dispatch(edit('c1', 'Quick'));
      await respond('Quick');
      await until((now) => getText(now, 'c1') === 'Quick');
      expect(state().comment.editing).toBeNull();
      await respond('Slow again');
      await until((now) => getText(now, 'c2') === 'Slow again');
    });

    test('does not close an editor that was opened again, nor overwrite what is saved in it', async () => {
      const { arrived, respond } = heldChanges();
      const { dispatch, until, state } = await openVideo();
      dispatch(editOpened({ _id: 'c2' }));
      dispatch(edit('c2', 'First'));
      dispatch(editOpened({ _id: 'c2' }));
      await respond('First');
      await until((now) => getText(now, 'c2') === 'First');
      expect(state().comment.editing).toEqual({ _id: 'c2', requesting: false, error: null });

      dispatch(edit('c2', 'Second'));
      await arrived('Second');
      dispatch(editOpened({ _id: 'c2' }));
      dispatch(edit('c2', 'Third'));
      await respond('Third');
      await until(({ comment: { editing } }) => editing === null);
      await respond('Second');
      await settled();
      expect(getText(state(), 'c2')).toBe('Third');
    });
  });
});
