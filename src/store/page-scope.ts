import type { ParsedUrlQuery } from 'node:querystring';
import type { Services } from '@/services/create-services';
import type { AppStore } from './make-store';
import type { RootState } from './root-reducer';

/** What a page loader may use: everything in it belongs to one visitor and one page view. */
export interface PageScope {
  services: Services;
  /** Runs one finite saga in this visitor's store and resolves to its result. */
  run: AppStore['run'];
  dispatch: AppStore['dispatch'];
  getState: () => RootState;
  /** Route parameters and query of the URL. */
  query: ParsedUrlQuery;
  /** Path with query as in the visitor's address bar. */
  path: string;
  /** Public URL of this site, without a trailing slash. */
  siteUrl: string;
  /** Public base URL of the API, to which media URLs are relative. */
  apiUrl: string;
  /** Aborts when the visitor leaves before the page is loaded. */
  signal?: AbortSignal;
}
