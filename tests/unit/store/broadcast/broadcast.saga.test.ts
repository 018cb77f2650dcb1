import { http, HttpResponse } from 'msw';
import { watchBroadcast } from '@/store/broadcast/broadcast.saga';
import { consoleCleared, goLiveRequested, groupShowRequested, showEnded } from '@/store/broadcast/broadcast.slice';
import type { RootState } from '@/store/root-reducer';
import { API, openTab, settled, testApi } from '../tab';

const { server, calls, respondsTo, refuses } = testApi();
/** A tab with an open broadcast console. */
function openConsole() {
  const tab = openTab({ token: 'jwt' });
  void tab.store.run(watchBroadcast);
  return tab;
}
const SHOW_OPTIONS = { title: 'Late set', description: '', isFree: true, price: 0 };
const REQUESTED = goLiveRequested({ wish: SHOW_OPTIONS });
const SHOW = { sessionId: 'session', conversation: { _id: 'room', type: 'stream_public' }, performerId: 'aria' };
const isPublishing = ({ broadcast }: RootState) => broadcast.step === 'publishing';

test('the platform is called for a room once for a double click; the show follows its response', async () => {
  respondsTo('post', '/streaming/live', SHOW);
  const { dispatch, until } = openConsole();
  dispatch(REQUESTED);
  dispatch(REQUESTED);
  expect((await until(isPublishing)).broadcast.show).toEqual({
    conversationId: 'room',
    sessionId: 'session',
    performerId: 'aria',
    wish: SHOW_OPTIONS,
  });
  expect(calls.map(({ path }) => path)).toEqual(['/streaming/live']);

  dispatch(showEnded({ at: 1 }));
  dispatch(REQUESTED);
  await until(isPublishing);
  expect(calls).toHaveLength(2);
});

test("a refusal keeps the server's message, and the next click calls again", async () => {
  refuses('post', '/streaming/live', 400, { statusCode: 400, message: 'Your account isn’t approved yet.' });
  const { dispatch, until } = openConsole();
  dispatch(REQUESTED);
  expect((await until(({ broadcast }) => broadcast.error !== null)).broadcast).toMatchObject({
    step: 'idle',
    error: { message: 'Your account isn’t approved yet.' },
  });
  respondsTo('post', '/streaming/live', SHOW);
  dispatch(REQUESTED);
  await until((state) => isPublishing(state) && state.broadcast.error === null);
  dispatch(consoleCleared());
});

test('a live tab releases its show when another tab requests it, and leaves its record to that tab', async () => {
  respondsTo('post', '/streaming/live', SHOW);
  const { dispatch, until, device } = openConsole();
  dispatch(REQUESTED);
  await until(isPublishing);
  device.openStorage().writeText('encore.show-hand-over', '1');
  await until(({ broadcast }) => broadcast.step === 'idle');
});

test('a group show continues on its own page', async () => {
  respondsTo('post', '/streaming/group-chat', { ...SHOW, conversation: { _id: 'room', type: 'stream_group' } });
  const { dispatch, until, visited } = openConsole();
  dispatch(groupShowRequested());
  await until(({ broadcast }) => broadcast.step === 'opening');
  await until(({ broadcast }) => broadcast.step === 'idle');
  await settled(0);
  expect(visited).toEqual(['/studio/live/private/room?kind=group']);
});

test.each([
  ['a show', '/streaming/live', REQUESTED],
  ['a group show', '/streaming/group-chat', groupShowRequested()],
])(
  'leaving the console while %s is being opened does not navigate back, nor leave the performer live',
  async (_name, path, requested) => {
    let respond = (): void => undefined;
    server.use(
      http.post(API + path, async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return HttpResponse.json({
          status: 0,
          data: SHOW,
        });
      }),
    );
    const { dispatch, state, until, visited } = openConsole();
    dispatch(requested);
    while (calls.length === 0) await settled(5);
    dispatch(consoleCleared());
    respond();
    await settled(20);
    expect([state().broadcast.step, visited]).toEqual(['idle', []]);

    respondsTo('post', '/streaming/live', { ...SHOW, sessionId: 'next' });
    dispatch(REQUESTED);
    expect((await until(isPublishing)).broadcast.show?.sessionId).toBe('next');
  },
);
