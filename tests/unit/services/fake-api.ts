import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createPublicCache } from '@/lib/http/public-cache';
import { createServices } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import type { HttpClientOptions } from '@/services/http/http-client-options';
import { smallestData } from '../../setup/wire-example';

export const API = 'http://api.test';

interface SeenRequest {
  method: string;
  /** Still encoded. */
  path: string;
  query: string[][];
  headers: Headers;
  /** Form data, JSON, or undefined if empty. */
  body: unknown;
}

async function getBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** An API that records calls and responds to each with the minimum of the contract, or as `server.use` defines. */
export function fakeApi() {
  const requests: SeenRequest[] = [];
  const server = setupServer(
    http.all(`${API}/*`, async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      requests.push({
        method: request.method,
        path: pathname,
        query: [...searchParams],
        headers: request.headers,
        body: await getBody(request),
      });
      return HttpResponse.json({ status: 0, data: smallestData(request.method, pathname) });
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => void requests.splice(0));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { server, requests };
}

export const getClient = (options: Partial<HttpClientOptions> = {}) =>
  new HttpClient({ baseUrl: API, token: () => null, ...options });

/** The services of one visitor with their own cache. */
export const getServices = (options: Partial<HttpClientOptions> = {}, cache = createPublicCache()) =>
  createServices({ http: getClient(options), cache });
