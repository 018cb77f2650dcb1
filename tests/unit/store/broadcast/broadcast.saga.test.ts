import { http, HttpResponse } from 'msw';
import { watchBroadcast } from '@/store/broadcast/broadcast.saga';
import { consoleCleared, goLiveRequested, groupShowRequested, showEnded } from '@/store/broadcast/broadcast.slice';
import { API, openTab, testApi } from '../tab';

const { server, calls, answers, refuses } = testApi();
const waitUntil = async (so: () => boolean) => {
  while (!so()) await new Promise((resolve) => setTimeout(resolve, 5));
};
/** A tab with an open broadcast console. */
function openConsole() {
  const tab = openTab({ token: 'jwt' });
  void tab.store.run(watchBroadcast);
  return tab;
}
const SHOW_OPTIONS = { title: 'Late set', description: '', isFree: true, price: 0 };
const room = { _id: 'room', type: 'stream_public' };

test('the platform is called for a room once for a double click; the show follows its response', async () => {
  answers('post', '/streaming/live', { sessionId: 'session', conversation: room, performerId: 'aria' });
  const { dispatch, until } = openConsole();
  dispatch(goLiveRequested({ wish: SHOW_OPTIONS }));
  dispatch(goLiveRequested({ wish: SHOW_OPTIONS }));
  expect((await until(({ broadcast }) => broadcast.step === 'publishing')).broadcast.show).toEqual({
    conversationId: 'room',
    sessionId: 'session',
    performerId: 'aria',
    wish: SHOW_OPTIONS,
  });
  expect(calls.map(({ path }) => path)).toEqual(['/streaming/live']);

  dispatch(showEnded({ at: 1 }));
  dispatch(goLiveRequested({ wish: SHOW_OPTIONS }));
  await until(({ broadcast }) => broadcast.step === 'publishing');
  expect(calls).toHaveLength(2);
});

test("a refusal keeps the server's message, and the next click calls again", async () => {
  refuses('post', '/streaming/live', 400, { statusCode: 400, message: 'Your account isn’t approved yet.' });
  const { dispatch, until } = openConsole();
  dispatch(goLiveRequested({ wish: SHOW_OPTIONS }));
  expect((await until(({ broadcast }) => broadcast.error !== null)).broadcast).toMatchObject({
    step: 'idle',
    error: { message: 'Your account isn’t approved yet.' },
  });
  answers('post', '/streaming/live', { sessionId: 'session', conversation: room });
  dispatch(goLiveRequested({ wish: SHOW_OPTIONS }));
  await until(({ broadcast }) => broadcast.step === 'publishing' && broadcast.error === null);
  dispatch(consoleCleared());
});

test('P12: a live tab releases its show when another tab requests it, and leaves its record to that tab', async () => {
  answers('post', '/streaming/live', { sessionId: 'session', conversation: room, performerId: 'aria' });
  const { dispatch, until, device } = openConsole();
  dispatch(goLiveRequested({ wish: SHOW_OPTIONS }));
  await until(({ broadcast }) => broadcast.step === 'publishing');
  device.openStorage().writeText('encore.show-hand-over', '1');
  await until(({ broadcast }) => broadcast.step === 'idle');
});

test('a group show continues on its own page', async () => {
  answers('post', '/streaming/group-chat', {
    sessionId: 'session',
    conversation: { _id: 'room', type: 'stream_group' },
  });
  const { dispatch, until, visited } = openConsole();
  dispatch(groupShowRequested());
  await until(({ broadcast }) => broadcast.step === 'opening');
  await until(({ broadcast }) => broadcast.step === 'idle');
  await new Promise((resolve) => setTimeout(resolve));
  expect(visited).toEqual(['/studio/live/private/room?kind=group']);
});

test.each([
  ['a show', '/streaming/live', goLiveRequested({ wish: SHOW_OPTIONS })],
  ['a group show', '/streaming/group-chat', groupShowRequested()],
])(
  'leaving the console while %s is being opened does not navigate back, nor leave the performer live',
  async (_name, path, requested) => {
    let answer = (): void => undefined;
    server.use(
      http.post(API + path, async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({
          status: 0,
          data: { sessionId: 'session', conversation: room, performerId: 'aria' },
        });
      }),
    );
    const { dispatch, state, until, visited } = openConsole();
    dispatch(requested);
    await waitUntil(() => calls.length > 0);
    dispatch(consoleCleared());
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([state().broadcast.step, visited]).toEqual(['idle', []]);

    answers('post', '/streaming/live', { sessionId: 'next', conversation: room, performerId: 'aria' });
    dispatch(goLiveRequested({ wish: SHOW_OPTIONS }));
    expect((await until(({ broadcast }) => broadcast.step === 'publishing')).broadcast.show?.sessionId).toBe('next');
  },
);
