import type { Action } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { watchBroadcast } from '@/store/broadcast/broadcast.saga';
import { consoleCleared, goLiveRequested, groupShowRequested, showEnded } from '@/store/broadcast/broadcast.slice';
import { storedShow } from '@/store/broadcast/stored-show';
import { noPorts } from '@/store/ports';
import type { RootState } from '@/store/root-reducer';
import { loggedOut, sessionEnded } from '@/store/session/session.actions';
import { API, openTab, settled, testApi } from '../tab';

const { server, calls, respondsTo, refuses } = testApi();
afterEach(() => jest.restoreAllMocks());

/** A tab with an open broadcast console. */
function openConsole() {
  const tab = openTab({ token: 'jwt' });
  void tab.store.run(watchBroadcast);
  return tab;
}
const SHOW_OPTIONS = { title: 'Late set', description: '', isFree: true, price: 0 };
const REQUESTED = goLiveRequested({ goLiveBody: SHOW_OPTIONS });
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
    goLiveBody: SHOW_OPTIONS,
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

/** Lets another tab hold the broadcast until it is released. */
function goLiveElsewhere() {
  let isHeld = true;
  jest
    .spyOn(noPorts, 'acquireLock')
    .mockImplementation(async (name) => (isHeld && name === 'broadcast' ? null : () => undefined));
  return { release: () => void (isHeld = false) };
}

test('a show that is ended while it moves here from another tab stays ended, and frees the console', async () => {
  goLiveElsewhere();
  respondsTo('post', '/streaming/live', SHOW);
  const forget = jest.spyOn(storedShow, 'forget');
  const { dispatch, until } = openConsole();
  dispatch(goLiveRequested({ goLiveBody: SHOW_OPTIONS, takeOver: true }));
  await until(isPublishing);
  dispatch(showEnded({ at: 1 }));
  expect(forget).toHaveBeenCalledTimes(1);
  dispatch(REQUESTED);
  expect((await until(({ broadcast }) => broadcast.error !== null)).broadcast.step).toBe('idle');
});

test('a show can be resumed after its session expired, but not after a logout', async () => {
  respondsTo('post', '/streaming/live', SHOW);
  const forget = jest.spyOn(storedShow, 'forget');
  const goLiveUntil = async (ending: Action) => {
    const { dispatch, until } = openConsole();
    dispatch(REQUESTED);
    await until(isPublishing);
    dispatch(ending);
  };
  await goLiveUntil(sessionEnded());
  expect(forget).not.toHaveBeenCalled();
  await goLiveUntil(loggedOut());
  expect(forget).toHaveBeenCalledTimes(1);
});

test('a group show isn’t opened while another tab is live', async () => {
  goLiveElsewhere();
  const { dispatch, until } = openConsole();
  dispatch(groupShowRequested());
  const { broadcast } = await until((state) => state.broadcast.error !== null);
  expect(broadcast.error?.message).toMatch(/^You’re live in another tab of this browser/);
  expect(calls).toEqual([]);
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
