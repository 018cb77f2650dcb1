import { http, type RequestHandlerOptions } from 'msw';
import type { backend } from '../../ssr/support/backend';
import { API } from '../../ssr/support/urls';

/**
 * Holds the responses of a call until `releaseResponses`, so that a test can type meanwhile. `arrived` resolves when the first
 * request is there. With `once`, only the next response is held.
 */
export function holdResponses(
  { server, respond }: ReturnType<typeof backend>,
  method: 'get' | 'put' | 'post',
  path: string,
  options?: RequestHandlerOptions,
) {
  let releaseResponses: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (releaseResponses = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http[method](
      API + path,
      async ({ request }) => {
        const response = await respond(request);
        arrive();
        await free;
        return response;
      },
      options,
    ),
  );
  return { arrived, releaseResponses: () => releaseResponses() };
}
