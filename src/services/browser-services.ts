import type { PublicCache } from '@/lib/public-cache';
import { createServices } from './create-services';
import { HttpClient, type HttpClientOptions } from './http/http-client';

/** The services of one browser with their client; loaded with the first call, see `lazyServices`. */
export const browserServices = (options: HttpClientOptions, cache: PublicCache) => createServices({ http: new HttpClient(options), cache });
