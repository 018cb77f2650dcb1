import { http, type RequestHandler } from 'msw';
import { createSandbox, type Sandbox } from './app';

/** Handlers that let a sandbox, by default one of its own in memory, answer every request below `baseUrl`. */
export function sandboxHandlers(baseUrl: string, sandbox: Pick<Sandbox, 'app'> = createSandbox({ baseUrl })): RequestHandler[] {
  return [http.all(`${baseUrl}/*`, ({ request }) => sandbox.app.fetch(request))];
}
