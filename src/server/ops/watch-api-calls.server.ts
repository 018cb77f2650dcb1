import diagnostics from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { apiCallSeconds, apiUp } from './metrics';

/**
 * Measures every API call of this process. Only the first part of the path becomes a label; the rest may hold visitor
 * input.
 */
export function watchApiCalls(apiEndpoint: string): void {
  const api = new URL(apiEndpoint);
  const isOurs = (call: ClientRequest) => call.getHeader('host') === api.host;
  const startTimes = new WeakMap<ClientRequest, number>();
  const end = (call: ClientRequest, status: number) => {
    const since = startTimes.get(call);
    if (since === undefined) return;
    startTimes.delete(call);
    const path = call.path.slice(api.pathname.replace(/\/$/, '').length + 1);
    if (path.startsWith('settings/public')) apiUp.set(status >= 200 && status < 300 ? 1 : 0);
    const [resource = ''] = path.split(/[/?]/, 1);
    apiCallSeconds.observe({ method: call.method, resource, status }, (performance.now() - since) / 1000);
  };
  diagnostics.subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    if (!isOurs(request)) return;
    startTimes.set(request, performance.now());
    request.once('close', () => end(request, 0));
  });
  diagnostics.subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    end(request, response.statusCode ?? 0);
  });
}
