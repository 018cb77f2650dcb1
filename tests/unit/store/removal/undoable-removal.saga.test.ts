import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import { removeWithUndo } from '@/store/removal/undoable-removal.saga';
import { leaving, sessionEnded } from '@/store/session/session.actions';
import { openTab, settled, testApi } from '../tab';

const { calls, getCalls, respondsTo, refuses } = testApi();
const remove = (ids: string[]) => ({
  ids,
  text: 'Deleted.',
  send: ({ videos }: Services, id: string, options: CallOptions) => videos.removeOwn(id, options),
});
/** A tab that has removed these videos and offers to undo it. */
const removeVideos = async (...ids: string[]) => {
  const tab = openTab({ token: 'jwt' });
  const done = tab.store.run(removeWithUndo, remove(ids));
  await settled();
  const [notice] = tab.notices;
  if (!notice) throw new Error('No notice was shown.');
  return { ...tab, done, notice, removal: () => tab.state().removal };
};

test('a deleted item disappears at once, and the call is sent when Undo has expired', async () => {
  respondsTo('delete', '/performer/assets/videos/a', true);
  respondsTo('delete', '/performer/assets/videos/b', true);
  const { done, removal, notice } = await removeVideos('a', 'b');
  expect([removal().removalStatus, calls]).toEqual([{ a: 'requested', b: 'requested' }, []]);
  notice.onRemoved?.();
  await done;
  expect(getCalls()).toEqual(['DELETE /performer/assets/videos/a', 'DELETE /performer/assets/videos/b']);
  expect(removal().removalStatus).toEqual({ a: 'done', b: 'done' });
});

test('Undo restores a deleted item without a call', async () => {
  const { done, removal, notice } = await removeVideos('a');
  notice.action?.run();
  await done;
  expect([removal(), calls]).toEqual([{ removalStatus: {}, failures: {} }, []]);
});

test('a second removal of the same item leaves the Undo of the first', async () => {
  const { done, removal, notice, notices, store } = await removeVideos('a');
  await store.run(removeWithUndo, remove(['a']));
  expect(notices).toHaveLength(1);
  notice.action?.run();
  await done;
  expect([removal().removalStatus, calls]).toEqual([{}, []]);
});

test('leaving the site sends a pending deletion at once', async () => {
  respondsTo('delete', '/performer/assets/videos/a', true);
  const { done, dispatch } = await removeVideos('a');
  dispatch(leaving());
  await done;
  expect(calls).toHaveLength(1);
});

test('the end of the session sends a pending deletion with the token of that time; a refusal is reported to the visitor', async () => {
  refuses('delete', '/performer/assets/videos/a', 401);
  const { done, dispatch, store, notices } = await removeVideos('a');
  store.sessionToken.clear();
  dispatch(sessionEnded());
  await done;
  expect(calls).toMatchObject([{ method: 'DELETE', token: 'jwt' }]);
  expect(notices.at(-1)).toMatchObject({
    kind: 'error',
    text: 'It wasn’t deleted because you were logged out. Log in and retry.',
  });
});

test('an item that the server keeps returns with the reason; one that it lacks is deleted', async () => {
  refuses('delete', '/performer/assets/videos/a', 422, { message: 'It is on sale.' });
  refuses('delete', '/performer/assets/videos/b', 404);
  const { done, removal, notice, notices } = await removeVideos('a', 'b');
  notice.onRemoved?.();
  await done;
  expect(removal()).toEqual({ removalStatus: { b: 'done' }, failures: { a: 'Not deleted: It is on sale.' } });
  expect(notices.at(-1)).toMatchObject({ kind: 'error', text: '1 of 2 weren’t deleted: It is on sale.' });
});

test('an item returns if the server may lack the call that deletes it', async () => {
  refuses('delete', '/performer/assets/videos/a', 404, { message: 'No such route', error: 'Not Found' });
  const { done, removal, notice } = await removeVideos('a');
  notice.onRemoved?.();
  await done;
  expect(removal()).toEqual({ removalStatus: {}, failures: { a: 'Not deleted: No such route' } });
});
