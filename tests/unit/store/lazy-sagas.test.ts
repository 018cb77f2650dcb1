import { take } from 'redux-saga/effects';
import { formOpened } from '@/store/auth/auth.slice';
import { itemsAdded } from '@/store/cart/cart.slice';
import { activeObjectChanged } from '@/store/comment/comment.state';
import { lazySagas } from '@/store/lazy-sagas';
import { noPorts, type Notice } from '@/store/ports';
import { makeStore } from '@/store/make-store';
import type { Saga } from '@/store/saga';
import { loggedOut, pageMounted } from '@/store/session/session.actions';
import { membersChanged } from '@/store/streaming/streaming.slice';
import { socketStatusChanged } from '@/store/system/system.slice';
import { passwordUpdated, profileUpdated } from '@/store/user/user.slice';
import { createServices } from '@/services/create-services';
import { createPublicCache } from '@/lib/http/public-cache';
import { HttpClient } from '@/services/http/http-client';

const never = () => new Promise<void>(() => undefined);

/** A browser whose sagas load on demand, and not before `begin`. */
function open(begin: () => Promise<void>) {
  const notices: string[] = [];
  const stored = new Map<string, string>();
  let listeners = 0;
  const ports = {
    ...noPorts,
    notify({ text }: Notice) {
      notices.push(text);
      return () => undefined;
    },
    storage: {
      readText: (key: string) => stored.get(key) ?? null,
      writeText: (key: string, text: string) => Boolean(stored.set(key, text)),
      onChange() {
        listeners += 1;
        return () => undefined;
      },
    },
  };
  const sessionToken = { get: () => null, set: () => undefined, follow: () => undefined, clear: () => undefined };
  const services = createServices({
    http: new HttpClient({ baseUrl: 'http://api.test', token: sessionToken.get }),
    cache: createPublicCache(),
  });
  const store = makeStore({
    sagas: lazySagas({ begin, nextPaint: async () => undefined }),
    services,
    sessionToken,
    ports,
  });
  stores.push(store);
  return { store, notices, stored, listened: () => listeners };
}

const stores: { stop: () => void }[] = [];
afterEach(() => stores.splice(0).forEach((store) => store.stop()));

/** Waits until everything without user interaction is done. */
const settled = async () => {
  await import('@/store/root-saga.client');
  await new Promise((resolve) => setTimeout(resolve, 20));
};

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('an idle page syncs its stored copies, and runs no other saga before the start', async () => {
  let begin: () => void = () => undefined;
  const { store, stored, listened } = open(() => new Promise((resolve) => (begin = resolve)));
  store.dispatch(pageMounted());
  store.dispatch(activeObjectChanged({ _id: 'video' }));
  store.dispatch(formOpened());
  store.dispatch(socketStatusChanged('connected'));
  store.dispatch(membersChanged({ members: [], total: 0 }));
  expect([...stored.keys()].sort()).toEqual(['cart', 'ui']);
  await settled();
  expect(listened()).toBe(stored.size);
  begin();
  await until(() => listened() > stored.size);
});

test('the first action is handled once, in order with later ones', async () => {
  const { store, notices } = open(never);
  store.dispatch(pageMounted());
  store.dispatch(profileUpdated({ _id: 'fan', name: 'Fan' }));
  store.dispatch(passwordUpdated());
  store.dispatch(loggedOut());
  expect(notices).toEqual([]);
  await until(() => notices.length >= 3);
  await settled();
  expect(notices).toEqual(['Your changes were saved.', 'Your password was changed.', 'Log out!']);
});

test('actions before the sagas load are kept', async () => {
  const { store, stored, listened } = open(never);
  store.dispatch(pageMounted());
  store.dispatch(itemsAdded([{ _id: 'lantern', name: 'Lantern', price: 12 }]));
  await until(() => listened() > stored.size);
  await settled();
  expect(store.getState().cart).toMatchObject({ total: 1, items: [{ _id: 'lantern' }] });
  expect(stored.get('cart')).toContain('lantern');
});

describe('work requested before the sagas loaded', () => {
  function* echo(text: string): Saga<string> {
    return text;
  }

  test('loads them', async () => {
    const { store, stored, listened } = open(never);
    expect(await store.run(echo, 'done')).toBe('done');
    expect(listened()).toBeGreaterThan(stored.size);
  });

  test('receives a click made while they load', async () => {
    function* nextChange(): Saga<string> {
      return ((yield take(profileUpdated)) as ReturnType<typeof profileUpdated>).payload.name;
    }
    const { store } = open(never);
    store.dispatch(profileUpdated({ _id: 'fan', name: 'Before' }));
    const changed = store.run(nextChange);
    store.dispatch(profileUpdated({ _id: 'fan', name: 'After' }));
    expect(await changed).toBe('After');
  });

  test("fails as a call without response if they can't be loaded, and may be retried", async () => {
    const { store } = open(never);
    const ran: string[] = [];
    function* note(text: string): Saga {
      ran.push(text);
    }
    jest.doMock('@/store/root-saga.client', () => {
      throw new Error('The site was built anew.');
    });
    await expect(store.run(note, 'first')).rejects.toMatchObject({ status: 0 });
    jest.dontMock('@/store/root-saga.client');
    await store.run(note, 'second');
    expect(ran).toEqual(['second']);
  });
});
