import type { Action } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import type { PrivateRequest } from '@/contract/streaming';
import { RequestsNotice } from '@/features/live/private-show/requests-notice';
import { RequestsPanel } from '@/features/live/private-show/requests-panel';
import { createSessionToken } from '@/lib/browser/session-token';
import type { Services } from '@/services/create-services';
import { RequestsMount } from '@/shell/frame/requests-mount';
import type { SocketClient } from '@/socket/socket-client';
import { SocketContext } from '@/socket/socket-context';
import { makeStore } from '@/store/make-store';
import { noPorts } from '@/store/ports';
import {
  acceptanceRequired,
  showClosed,
  showEnded,
  showOpened,
  showRefused,
} from '@/store/private-show/private-show.slice';
import { createSagaRunner } from '@/store/saga-runner';
import { currentUserLoaded } from '@/store/session/session.actions';
import { privateRequestReceived, privateRequestRemoved } from '@/store/streaming/streaming.slice';
import { installModal } from './components/modal-in-jsdom';
import { fakeAudio } from './support/fake-audio';

const audio = fakeAudio();

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const card = (name: string) => screen.queryByLabelText(`Request from ${name}`);
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const getRequest = (name: string, createdAt?: string): PrivateRequest => ({
  conversationId: `room-of-${name}`,
  user: { _id: name, name },
  price: 10,
  createdAt,
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A performer's page with the server's list of requests and live events. */
function openConsole() {
  let list: () => Promise<PrivateRequest[]> = () => Promise.resolve([]);
  let reconnect: () => void = () => undefined;
  const heldElsewhere = new Set<string>();
  const services = {
    streaming: { privateRequests: async () => ({ status: 0, data: await list() }) },
  } as unknown as Services;
  const jar = { get: () => undefined, set: () => undefined, remove: () => undefined };
  const store = makeStore({
    sagas: createSagaRunner(),
    sessionToken: createSessionToken(jar),
    ports: { ...noPorts, acquireLock: (name) => Promise.resolve(heldElsewhere.has(name) ? null : () => undefined) },
    services,
  });
  const socket: SocketClient = {
    on: () => () => undefined,
    emit: () => undefined,
    onReconnect(listener) {
      reconnect = listener;
      return () => undefined;
    },
    close: () => undefined,
  };
  const connection = { socket, requestConnection: () => undefined };
  return {
    store,
    heldElsewhere,
    lists: (load: typeof list) => void (list = load),
    comes: (request: PrivateRequest) => act(() => void store.dispatch(privateRequestReceived(request))),
    reconnects: () => act(async () => reconnect()),
    dispatch: (action: Action) => act(async () => void store.dispatch(action)),
    showTray: async (tray: ReactNode = <RequestsPanel onAccept={() => undefined} />) => {
      render(
        <Provider store={store}>
          <SocketContext value={connection}>{tray}</SocketContext>
        </Provider>,
      );
      await pass(0);
    },
  };
}

test('a request stays as long as its fan waits, even if the device clock is a minute ahead', async () => {
  const performer = openConsole();
  await performer.showTray();
  performer.comes(getRequest('Robin', ago(60)));
  expect(card('Robin')).toHaveTextContent('Waiting 0:00');
  await pass(60);
  expect(card('Robin')).toHaveTextContent('Waiting 1:00');
  await pass(6);
  expect(card('Robin')).toBeNull();
  expect(screen.getByText('The request from Robin ended.')).toBeInTheDocument();
});

test('an earlier request shows the remaining time, and disappears when its minute is over', async () => {
  const performer = openConsole();
  performer.lists(() => Promise.resolve([getRequest('Kim', ago(40))]));
  await performer.showTray();
  expect(card('Kim')).toHaveTextContent('Waiting 0:40');
  await pass(20);
  expect(card('Kim')).toHaveTextContent('Waiting 1:00');
  await pass(6);
  expect(card('Kim')).toBeNull();
});

test('a request that was already waiting stays for its minute on a device whose clock is ahead', async () => {
  const performer = openConsole();
  performer.lists(() => Promise.resolve([getRequest('Kim', ago(300))]));
  await performer.showTray();
  expect(card('Kim')).toHaveTextContent('Waiting 0:00');
  await pass(60);
  expect(card('Kim')).toHaveTextContent('Waiting 1:00');
});

test("a request that ended unnoticed disappears when the server's list lacks it", async () => {
  const performer = openConsole();
  performer.comes(getRequest('Robin'));
  await pass(30);
  await performer.showTray();
  expect(card('Robin')).toBeNull();

  performer.comes(getRequest('Kim'));
  await performer.reconnects();
  expect(card('Kim')).toBeNull();
});

test('the time of a request counts from its arrival, not from when the console was opened', async () => {
  const performer = openConsole();
  performer.comes(getRequest('Robin'));
  await pass(50);
  performer.lists(() => Promise.resolve([getRequest('Robin', ago(110))]));
  await performer.showTray();
  expect(card('Robin')).toHaveTextContent('Waiting 0:50');
  await pass(16);
  expect(card('Robin')).toBeNull();
});

test('a request that arrives while the list is loading stays', async () => {
  const performer = openConsole();
  let respond: (list: PrivateRequest[]) => void = () => undefined;
  performer.lists(() => new Promise((resolve) => (respond = resolve)));
  await performer.showTray();
  performer.comes(getRequest('Robin'));
  await act(async () => respond([]));
  expect(card('Robin')).toBeInTheDocument();
});

test('a request that ends while the list is loading doesn’t come back', async () => {
  const performer = openConsole();
  let respond: (list: PrivateRequest[]) => void = () => undefined;
  performer.lists(() => new Promise((resolve) => (respond = resolve)));
  await performer.showTray();
  performer.comes(getRequest('Robin'));
  performer.comes(getRequest('Kim'));
  await performer.dispatch(privateRequestRemoved({ conversationId: 'room-of-Robin' }));
  await act(async () => respond([getRequest('Robin'), getRequest('Kim')]));
  expect(card('Robin')).toBeNull();
  expect(card('Kim')).toBeInTheDocument();
});

/** Content of the page with this path; `push` replaces navigation. */
function onPage(asPath: string, content: ReactNode, push = jest.fn()) {
  const router: Partial<NextRouter> = { asPath, push, beforePopState: () => undefined };
  return <RouterContext value={router as NextRouter}>{content}</RouterContext>;
}

test('accepting a request asks before it leaves a page with unsaved changes', async () => {
  installModal();
  const push = jest.fn();
  const performer = openConsole();
  await performer.showTray(
    onPage(
      '/studio/profile',
      <>
        <UnsavedGuard when />
        <RequestsNotice />
      </>,
      push,
    ),
  );
  performer.comes(getRequest('Robin'));
  act(() => screen.getByText('Accept').click());
  expect(push).not.toHaveBeenCalled();
  await act(async () => screen.getByText('Leave page').click());
  expect(push).toHaveBeenCalledWith('/studio/live/private/room-of-Robin');
  expect(performer.store.getState().streaming.acceptedRequest).toBe('room-of-Robin');
});

test('accepting a request while another tab is live opens its page, which doesn’t start the show', async () => {
  const push = jest.fn();
  const performer = openConsole();
  performer.heldElsewhere.add('broadcast');
  await performer.showTray(onPage('/studio/profile', <RequestsNotice />, push));
  performer.comes(getRequest('Robin'));
  act(() => screen.getByText('Accept').click());
  await pass(1);
  expect(push).toHaveBeenCalledWith('/studio/live/private/room-of-Robin');
  expect(performer.store.getState().streaming.acceptedRequest).toBeNull();
});

test('the page of a show shows other requests before and after the show, but not during it', async () => {
  const performer = openConsole();
  await performer.dispatch(currentUserLoaded({ _id: 'p1', name: 'Aria', username: 'aria', isPerformer: true }));
  await performer.showTray(onPage('/studio/live/private/room-of-Robin', <RequestsMount />));
  await performer.dispatch(acceptanceRequired());
  await pass(10);
  performer.comes(getRequest('Robin'));
  expect(card('Robin')).toBeNull();
  performer.comes(getRequest('Kim'));
  expect(card('Kim')).toBeInTheDocument();

  performer.lists(() => Promise.resolve([getRequest('Kim')]));
  const show = { kind: 'private', role: 'performer', conversationId: 'room-of-Robin', sessionId: 's1' } as const;
  await performer.dispatch(showOpened({ ...show, price: 10, other: null }));
  expect(card('Kim')).toBeNull();
  await performer.dispatch(showEnded({ why: 'left', message: null, at: Date.now() }));
  expect(card('Kim')).toBeInTheDocument();
  await performer.dispatch(showRefused({ why: 'over', message: null }));
  expect(card('Kim')).toBeInTheDocument();
  await performer.dispatch(showClosed());
  expect(card('Kim')).toBeNull();
});

test('a new request rings, unless the sound is turned off', async () => {
  const performer = openConsole();
  await performer.showTray();
  performer.comes(getRequest('Robin'));
  await pass(1);
  expect(audio.notes).toBe(2);
  act(() => screen.getByLabelText('Sound for new requests').click());
  performer.comes(getRequest('Sasha'));
  await pass(1);
  expect(audio.notes).toBe(2);
});

test('a request that arrived before its notice was shown rings, too, but only once', async () => {
  window.localStorage.clear();
  const performer = openConsole();
  performer.lists(() => Promise.resolve([getRequest('Robin')]));
  performer.comes(getRequest('Robin'));
  await performer.showTray();
  await performer.showTray();
  await pass(1);
  expect(audio.notes).toBe(2);
});

test('a request rings in Safari, which only starts sound while it handles a click', async () => {
  window.localStorage.clear();
  const performer = openConsole();
  await performer.showTray();
  document.body.click();
  audio.canStart = false;
  performer.comes(getRequest('Robin'));
  await pass(1);
  expect(audio.notes).toBe(2);
});
