import type { IncomingMessage, ServerResponse } from 'node:http';
import { createWrapper, HYDRATE, type Context } from 'next-redux-wrapper';
import { hydrateOnce } from './hydrate-once';
import { makeStore, type AppStore } from './make-store';
import { rootReducer, type RootState } from './root-reducer';
import type { Visitor } from './saga';
import type { MakeSagas } from './sagas';
import { answersDoubted, unauthorized } from './session/session.actions';

/** One request and its answer, as Next.js gives them to `getInitialProps`. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/**
 * The wrapper that gives each request on the server, and the browser, its own store.
 *
 * `visitorOf` makes what belongs to the visitor. It is called
 * - on the server in `_app.getInitialProps`, with the request and its answer: services with that visitor's token and headers;
 * - on the server again for the render that follows, with null: that store only shows the state made before, it calls nothing;
 * - in the browser once, with null: services with the token of this browser, real ports.
 *
 * `onUnauthorized` is for the HTTP client: it reports the 401 of a call that no saga made. `onRefresh` hears that the page in sight is about to be loaded again. `sagas` says how sagas run here.
 */
export function createStoreWrapper(visitorOf: (exchange: Exchange | null, onUnauthorized: () => void, onRefresh: () => void) => Visitor, sagas: MakeSagas) {
  const make = (context: Context): AppStore => {
    const visitor = visitorOf(
      exchangeIn(context),
      () => store.dispatch(unauthorized()),
      () => store.dispatch(answersDoubted()),
    );
    const store: AppStore = makeStore({ ...visitor, sagas, middleware: [hydrateOnce(HYDRATE)] });
    return store;
  };
  return createWrapper(make, { serializeState: changedSlices });
}

function exchangeIn(context: Partial<Context>): Exchange | null {
  const page = 'ctx' in context && context.ctx ? context.ctx : context;
  return 'req' in page && 'res' in page && page.req && page.res ? { req: page.req, res: page.res } : null;
}

const initialState = rootReducer(undefined, { type: 'wrapper/initialState' });

/** What has to travel: slices that are as at the start are so in the browser, too. Hydration merges the rest into the state. */
function changedSlices(state: RootState): Partial<RootState> {
  return Object.fromEntries(Object.entries(state).filter(([name, slice]) => slice !== initialState[name as keyof RootState]));
}
