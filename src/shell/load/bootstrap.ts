import { all, call, put } from 'redux-saga/effects';
import { fromVisitor, type Saga } from '@/store/saga';
import { currentUserLoaded } from '@/store/session/session.actions';
import { fetchCurrentUser } from '@/store/session/current-user.saga';
import { loadSettings } from '@/store/settings/settings.saga';
import { checkCountry } from '@/store/system/system.saga';
import { cleanSettings } from './clean-settings';
import { logFailure } from '@/server/ops/error-log';

/** Loads the account of the token. A refused token is dropped, and the visitor continues as a guest. */
function* identify(requestId: string): Saga {
  const sessionToken = yield* fromVisitor('sessionToken');
  if (sessionToken.get() === null) return;
  const who = yield* fetchCurrentUser();
  // Uses the response even if another call cleared the token meanwhile: an ended session differs from a guest.
  if (who.ok) yield put(currentUserLoaded(who.data));
  else if (who.error.endsSession) sessionToken.clear();
  else logFailure('users/me', who.error, requestId);
}

function* readSettings(requestId: string, apiUrl: string): Saga {
  const outcome = yield* loadSettings({ prepare: (settings) => cleanSettings(settings, apiUrl) });
  if (!outcome.ok) logFailure('settings/public', outcome.error, requestId);
}

function* readCountry(requestId: string): Saga {
  const outcome = yield* checkCountry();
  if (!outcome.ok) logFailure('country-block/check', outcome.error, requestId);
}

/**
 * Loads what every first view needs in parallel: settings, country check and, with a token, get-me (design §3). On
 * failure, settings fall back to the defaults of spec §9, the country counts as open and the visitor as a guest. Pictures
 * in the HTML of settings are relative to `apiUrl`.
 */
export function* bootstrap(requestId: string, apiUrl: string): Saga {
  yield all([call(readSettings, requestId, apiUrl), call(readCountry, requestId), call(identify, requestId)]);
}
