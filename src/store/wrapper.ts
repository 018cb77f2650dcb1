import type { IncomingMessage, ServerResponse } from 'node:http';
import { createWrapper, HYDRATE, type Context } from 'next-redux-wrapper';
import { hydrateOnce } from './hydrate-once';
import { makeStore, type AppStore } from './make-store';
import { rootReducer, type RootState } from './root-reducer';
import type { SagaContext } from './saga';
import type { MakeSagas } from './sagas';
import { pageDataInvalidated, unauthorized } from './session/session.actions';

/** One request and its response, as Next.js passes them to `getInitialProps`. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/**
 * Creates the wrapper that gives each request on the server, and the browser, its own store.
 *
 * `getVisitor` creates what belongs to the visitor. It is called
 * - on the server in `_app.getInitialProps`, with request and response: services with that visitor's token and headers;
 * - on the server again for the render that follows, with null: that store only shows the state created before and
 *   calls nothing;
 * - in the browser once, with null: services with this browser's token, real ports.
 *
 * `onUnauthorized` is for the HTTP client: it reports the 401 of a call that no saga made. `onRefresh` is called before
 * the current page reloads its data. `sagas` determines how sagas run here.
 */
export function createStoreWrapper(
  getVisitor: (exchange: Exchange | null, onUnauthorized: () => void, onRefresh: () => void) => SagaContext,
  sagas: MakeSagas,
) {
  const make = (context: Context): AppStore => {
    const visitor = getVisitor(
      getExchange(context),
      () => store.dispatch(unauthorized()),
      () => store.dispatch(pageDataInvalidated()),
    );
    const store: AppStore = makeStore({ ...visitor, sagas, middleware: [hydrateOnce(HYDRATE)] });
    return store;
  };
  return createWrapper(make, { serializeState: changedSlices });
}

function getExchange(context: Partial<Context>): Exchange | null {
  const page = 'ctx' in context && context.ctx ? context.ctx : context;
  return 'req' in page && 'res' in page && page.req && page.res ? { req: page.req, res: page.res } : null;
}

const initialState = rootReducer(undefined, { type: 'wrapper/initialState' });

/**
 * Slices to send to the browser: those still in their initial state are the same there. Hydration merges the rest into
 * the state.
 */
function changedSlices(state: RootState): Partial<RootState> {
  return Object.fromEntries(
    Object.entries(state).filter(([name, slice]) => slice !== initialState[name as keyof RootState]),
  );
}
