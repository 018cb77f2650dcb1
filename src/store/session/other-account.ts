import { ApiError } from '@/lib/http/errors';
import { fromVisitor, type Saga } from '../saga';
import { SESSION_KEY } from './session-broadcast';

const OTHER_ACCOUNT = 'Another account is logged in on this device. Reload the page.';

/**
 * An error if another account is logged in by now. A guarded page, such as a running show, stays open then, but its
 * calls would use the token of that account.
 */
export function* otherAccountError(account: string): Saga<ApiError | null> {
  const { storage } = yield* fromVisitor('ports');
  const [news, , current] = storage.readText(SESSION_KEY)?.split(' ') ?? [];
  return news === 'in' && current && current !== account
    ? new ApiError(403, undefined, { message: OTHER_ACCOUNT })
    : null;
}
