import { publicCache } from '@/lib/http/public-cache';
import { createServices } from './create-services';
import { HttpClient } from './http/http-client';
import type { HttpClientOptions } from './http/http-client-options';
import { getKeyHeader } from './http/key-header';

/** Creates the services of a browser with their client and cache. Loaded with the first call, see `lazyServices`. */
export const browserServices = (options: HttpClientOptions) =>
  createServices({
    http: new HttpClient({ ...options, verifySession: true, keyHeader: getKeyHeader(options.baseUrl) }),
    cache: publicCache,
  });
