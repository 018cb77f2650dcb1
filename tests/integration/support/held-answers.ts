import { http, type RequestHandlerOptions } from 'msw';
import type { backend } from '../../ssr/support/backend';
import { API } from '../../ssr/support/addresses';

/**
 * Holds the responses of a call until `letGo`, so that a test can type meanwhile. With `once`, only the next response.
 */
export function heldAnswers(
  { server, answer }: ReturnType<typeof backend>,
  method: 'get' | 'put' | 'post',
  path: string,
  options?: RequestHandlerOptions,
) {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  server.use(
    http[method](
      API + path,
      async ({ request }) => {
        const response = await answer(request);
        await free;
        return response;
      },
      options,
    ),
  );
  return { letGo: () => letGo() };
}
