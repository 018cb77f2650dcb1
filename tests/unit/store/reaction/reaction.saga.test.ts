import { adjustCount, selectMarked } from '@/store/reaction/reaction.selectors';
import { reactionRemovalRequested, reactionRequested, type Mark } from '@/store/reaction/reaction.slice';
import { leaving, loggedOut } from '@/store/session/session.actions';
import { eventually, openTab, settled, testApi } from '../tab';

const { getCalls, respondsTo, refuses } = testApi();

const like: Mark = { action: 'like', objectId: 'v1', objectType: 'video' };

const react = (on: boolean) => reactionRequested({ ...like, on });

const open = () => {
  const tab = openTab({ token: 'jwt' });
  return { ...tab, marked: (received?: boolean) => selectMarked(like, received)(tab.state()) };
};

test('a reaction shows before the response, and is sent once for repeated clicks', async () => {
  respondsTo('post', '/reactions', true);
  const { dispatch, marked } = open();
  dispatch(react(true));
  expect(marked(false)).toBe(true);
  dispatch(react(false));
  dispatch(react(true));
  expect(marked(false)).toBe(true);
  await eventually(() => expect(getCalls()).toHaveLength(1));
  await settled();
  expect(getCalls()).toEqual(['POST /reactions']);
});

test('the last of several clicks counts, although the first is still being sent', async () => {
  respondsTo('post', '/reactions', true);
  respondsTo('delete', '/reactions', true);
  const { dispatch, marked } = open();
  dispatch(react(true));
  dispatch(react(false));
  expect(marked(false)).toBe(false);
  await eventually(() => expect(getCalls()).toHaveLength(2));
  await settled();
  expect(getCalls()).toEqual(['POST /reactions', 'DELETE /reactions']);
  expect(marked(false)).toBe(false);
});

test('a mark set again while its removal waits for Undo is sent, and so is every later change', async () => {
  respondsTo('post', '/reactions', true);
  respondsTo('delete', '/reactions', true);
  const { dispatch, marked, notices } = open();
  dispatch(reactionRemovalRequested(like));
  await eventually(() => expect(notices).toHaveLength(1));
  dispatch(react(true));
  await eventually(() => expect(getCalls()).toHaveLength(1));
  dispatch(react(false));
  await eventually(() => expect(getCalls()).toHaveLength(2));
  await settled();
  expect(getCalls()).toEqual(['POST /reactions', 'DELETE /reactions']);
  expect(marked(true)).toBe(false);
});

test("a refused reaction is reverted, with the server's message", async () => {
  refuses('post', '/reactions', 404, { message: 'What you react to is gone.' });
  refuses('delete', '/reactions', 500);
  const { dispatch, marked, notices } = open();
  dispatch(react(true));
  await eventually(() => expect(notices).toHaveLength(1));
  expect(marked(false)).toBe(false);
  dispatch(react(false));
  await eventually(() => expect(notices).toHaveLength(2));
  expect(marked(true)).toBe(true);
  expect(notices.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'error: What you react to is gone.',
    'error: Something went wrong on the server. Wait a moment, then retry.',
  ]);
});

test.each([404, 410])('a mark that was removed elsewhere counts as removed (%i)', async (status) => {
  refuses('delete', '/reactions', status, { message: 'Not found' });
  const { dispatch, marked, notices } = open();
  dispatch(react(false));
  await eventually(() => expect(getCalls()).toHaveLength(1));
  await settled();
  dispatch(reactionRemovalRequested(like));
  await eventually(() => expect(notices).toHaveLength(1));
  dispatch(leaving());
  await eventually(() => expect(getCalls()).toHaveLength(2));
  await settled();
  expect(marked(true)).toBe(false);
  expect(notices.filter(({ kind }) => kind === 'error')).toEqual([]);
});

test('a mark that was set elsewhere counts as set, and a server without removals is reported', async () => {
  refuses('post', '/reactions', 409, { message: 'Already liked' });
  refuses('delete', '/reactions', 404, { message: 'Cannot DELETE /reactions' });
  const { dispatch, marked, notices } = open();
  dispatch(react(true));
  await eventually(() => expect(getCalls()).toHaveLength(1));
  await settled();
  expect([marked(false), notices]).toEqual([true, []]);
  dispatch(react(false));
  await eventually(() => expect(notices).toHaveLength(1));
  expect([marked(true), notices]).toMatchObject([true, [{ kind: 'error' }]]);
});

test('a reaction loaded with the record applies until it is changed here, and again for the next visitor', async () => {
  respondsTo('delete', '/reactions', true);
  const { dispatch, marked } = open();
  expect([marked(true), marked(false), marked()]).toEqual([true, false, false]);
  dispatch(react(false));
  await eventually(() => expect(getCalls()).toEqual(['DELETE /reactions']));
  await settled();
  expect(marked(true)).toBe(false);
  dispatch(loggedOut());
  expect(marked(true)).toBe(true);
});

test('the count follows the reaction', () => {
  expect(adjustCount(12, false, true)).toBe(13);
  expect(adjustCount(12, true, false)).toBe(11);
  expect(adjustCount(12, true, true)).toBe(12);
  expect(adjustCount(0, true, false)).toBe(0);
});
