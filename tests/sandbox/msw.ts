import { http, type RequestHandler } from 'msw';
import { createSandbox, type Sandbox } from './app';

/** Handlers that respond to every request below `baseUrl` from a sandbox, by default a new one in memory. */
export function sandboxHandlers(
  baseUrl: string,
  sandbox: Pick<Sandbox, 'app'> = createSandbox({ baseUrl }),
): RequestHandler[] {
  return [http.all(`${baseUrl}/*`, ({ request }) => sandbox.app.fetch(request))];
}
