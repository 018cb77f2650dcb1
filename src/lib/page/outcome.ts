import type { Performer } from '@/contract/performer';
import { ApiError, isMissingRoute } from '@/lib/http/errors';

/**
 * Result of a page loader. One place (shell/load/load-app) turns it into a status code, one (shell/frame/app-frame)
 * into a view.
 */
export type PageOutcome<Props> =
  | { kind: 'ok'; props: Props; status: number }
  /** `performers` are suggestions, added by the shell. */
  | { kind: 'notFound' | 'gone'; performers?: Performer[] }
  | { kind: 'notOffered' }
  /** `role` is the kind of account that the page is for, if this one is of another kind. */
  | { kind: 'forbidden'; title?: string; message: string; role?: 'performer' }
  /** `needsLogin` is true after a 401. */
  | { kind: 'failed'; message: string; needsLogin?: boolean }
  | { kind: 'redirect'; to: string };

/**
 * The page can be shown. A `status` other than 200 is for a page without its main content, such as 503 for a list whose
 * call failed; crawlers and caches then keep their version.
 */
export const ok = <Props>(props: Props, status = 200): PageOutcome<Props> => ({ kind: 'ok', props, status });

export const notFound = (): PageOutcome<never> => ({ kind: 'notFound' });

export const redirect = (to: string): PageOutcome<never> => ({ kind: 'redirect', to });

/**
 * The outcome for a failed call of the page's subject: 404 → not found (or not offered, where the back end has no such
 * call), 400 and 422 → not found too, because the URL has an id of the wrong form, 410 → gone, 403 → forbidden, else
 * failed (503). Guests who have to log in get `forbidden` instead (shell/load/load-page). A 401 that ends the session
 * is rethrown for the shell (spec §8). For lists, see `listOutcome`.
 */
export function outcomeOfError(error: unknown): PageOutcome<never> {
  if (!(error instanceof ApiError) || error.endsSession) throw error;
  if (isMissingRoute(error.status, error.body)) return { kind: 'notOffered' };
  switch (error.status) {
    case 401:
      return { kind: 'failed', message: error.message, needsLogin: true };
    case 403:
      return { kind: 'forbidden', message: error.message };
    case 400:
    case 404:
    case 422:
      return notFound();
    case 410:
      return { kind: 'gone' };
    default:
      return { kind: 'failed', message: error.message };
  }
}

/** The HTTP status of a page with this outcome. */
export function getStatus(outcome: PageOutcome<unknown>): number {
  switch (outcome.kind) {
    case 'ok':
      return outcome.status;
    case 'notFound':
    case 'notOffered':
      return 404;
    case 'gone':
      return 410;
    case 'forbidden':
      return 403;
    case 'failed':
      return 503;
    case 'redirect':
      return 307;
  }
}
