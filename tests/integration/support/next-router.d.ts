import type Router from 'next/dist/shared/lib/router/router';
import type { NextRouter } from 'next/router';

// Next starts its own client with these, but doesn't export their types.
declare module 'next/dist/client/router' {
  export function createRouter(...args: ConstructorParameters<typeof Router>): Router;
  export function makePublicRouterInstance(router: Router): NextRouter;
}
