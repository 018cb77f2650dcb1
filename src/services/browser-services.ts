import { publicCache } from '@/lib/http/public-cache';
import { createServices } from './create-services';
import { HttpClient } from './http/http-client';
import type { HttpClientOptions } from './http/http-client-options';
import { keyHeaderOf } from './http/key-header';

/** The services of one browser with their client and what they keep; loaded with the first call, see `lazyServices`. */
export const browserServices = (options: HttpClientOptions) => createServices({ http: new HttpClient({ ...options, verifySession: true, keyHeader: keyHeaderOf(options.baseUrl) }), cache: publicCache });
