import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { AppContext } from 'next/app';
import { hydrateOnce } from '@/store/hydrate-once';
import { makeStore } from '@/store/make-store';
import { noPorts } from '@/store/ports';
import type { SagaContext } from '@/store/saga';
import { createSagaRunner } from '@/store/saga-runner';
import { currentUserLoaded } from '@/store/session/session.actions';
import { settingsLoaded } from '@/store/settings/settings.slice';
import { balanceUpdated } from '@/store/user/user.slice';
import { createStoreWrapper, type Exchange } from '@/store/wrapper';
import { openTab } from './tab';

const visitor = () => {
  const { store, sessionToken } = openTab({ watch: false });
  return { services: store.services, sessionToken, ports: noPorts };
};

describe('the store on the server', () => {
  const exchange = (): Exchange => {
    const req = new IncomingMessage(new Socket());
    return { req, res: new ServerResponse(req) };
  };

  /** The result of `_app.getInitialProps` for a request during which `visit` runs. */
  async function getInitialProps(
    makeVisitor: Parameters<typeof createStoreWrapper>[0],
    { req, res }: Exchange,
    visit: (store: ReturnType<typeof makeStore>) => void,
  ) {
    const wrapper = createStoreWrapper(makeVisitor, createSagaRunner());
    const props = wrapper.getInitialAppProps((store) => async () => {
      visit(store);
      return { pageProps: {} };
    });
    return (await props({ ctx: { req, res } } as AppContext)) as unknown as { initialState: object };
  }

  test('has its own visitor and state for each request', async () => {
    const getVisitor = jest.fn<SagaContext, [Exchange | null]>(visitor);
    const [first, second] = [exchange(), exchange()];
    const fan = await getInitialProps(getVisitor, first, (store) =>
      store.dispatch(currentUserLoaded({ _id: 'u1', name: 'Fan One' })),
    );
    const guest = await getInitialProps(getVisitor, second, () => undefined);
    expect(getVisitor.mock.calls.map(([exchange]) => exchange?.req === first.req)).toEqual([true, false]);
    expect(JSON.stringify(fan)).toContain('Fan One');
    expect(JSON.stringify(guest)).not.toContain('Fan One');
  });

  test('sends only state that differs from the initial one', async () => {
    const { initialState } = await getInitialProps(visitor, exchange(), (store) =>
      store.dispatch(settingsLoaded({ siteName: 'Stage' })),
    );
    expect(Object.keys(initialState).sort()).toEqual(['settings', 'streaming', 'ui']);
    expect((await getInitialProps(visitor, exchange(), () => undefined)).initialState).toEqual({});
  });

  test('runs no sagas: an action starts no call', async () => {
    const { store, calls } = {
      store: makeStore({ ...visitor(), sagas: createSagaRunner() }),
      calls: jest.spyOn(globalThis, 'fetch'),
    };
    store.dispatch({ type: 'video/videosRequested', payload: {} });
    expect(store.getState().video.videos.requesting).toBe(false);
    expect(calls).not.toHaveBeenCalled();
    calls.mockRestore();
  });
});

describe('the store in the browser', () => {
  const HYDRATE = 'hydrate';
  const open = () => makeStore({ ...visitor(), sagas: createSagaRunner(), middleware: [hydrateOnce(HYDRATE)] });
  const fromServer = (name: string, balance: number) => {
    const server = makeStore({ ...visitor(), sagas: createSagaRunner() });
    server.dispatch(currentUserLoaded({ _id: 'u1', name, balance }));
    const { user, auth } = server.getState();
    return { type: HYDRATE, payload: { user, auth } };
  };

  test('merges it once: a later, older snapshot does not undo socket events', () => {
    const store = open();
    store.dispatch(fromServer('Fan', 500));
    store.dispatch(balanceUpdated({ token: 20 }));
    store.dispatch(fromServer('Fan', 500));
    expect(store.getState().user.current.balance).toBe(520);
  });
});
