import type { ParsedUrlQuery } from 'node:querystring';
import type { Services } from '@/services/create-services';
import type { AppStore } from './make-store';
import type { RootState } from './root-reducer';

/** What a page loader may use: everything in it belongs to one visitor and one view. */
export interface PageScope {
  services: Services;
  /** Runs one finite saga against this visitor's store and gives its result. */
  run: AppStore['run'];
  dispatch: AppStore['dispatch'];
  getState: () => RootState;
  /** Route parameters and query of the address. */
  query: ParsedUrlQuery;
  /** Path with query as the visitor typed it. */
  path: string;
  /** Public address of this site, without a trailing slash. */
  siteUrl: string;
  /** Aborts when the visitor leaves before the page is there. */
  signal?: AbortSignal;
}
