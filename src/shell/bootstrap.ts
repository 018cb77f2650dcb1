import { all, call } from 'redux-saga/effects';
import type { Settings } from '@/contract/settings';
import { ofVisitor, type Saga } from '@/store/saga';
import { loadCurrentUser } from '@/store/session/session.saga';
import { loadSettings } from '@/store/settings/settings.saga';
import { checkCountry } from '@/store/system/system.saga';
import { logFailure } from './error-log';

/** The footer text as it came and as it may be shown: the same for every visitor, so it is cleaned once. */
let footer = { raw: '', clean: '' };

/** Settings may hold HTML; state holds only what may be shown (spec §3 footerContent). */
async function cleanSettings(settings: Settings): Promise<Settings> {
  const raw = settings.footerContent ?? '';
  if (footer.raw !== raw) {
    const { sanitize } = await import('@/lib/safe-html');
    footer = { raw, clean: sanitize(raw) };
  }
  return { ...settings, footerContent: footer.clean };
}

/** Who holds the token; a token that the server refuses is dropped, and the visitor is a guest from here on. */
function* identify(requestId: string): Saga {
  const sessionToken = yield* ofVisitor('sessionToken');
  if (sessionToken.get() === null) return;
  const who = yield* loadCurrentUser();
  if (who.ok) return;
  if (who.error.endsSession) sessionToken.clear();
  else logFailure('users/me', who.error, requestId);
}

function* readSettings(requestId: string): Saga {
  const outcome = yield* loadSettings({ prepare: cleanSettings });
  if (!outcome.ok) logFailure('settings/public', outcome.error, requestId);
}

function* readCountry(requestId: string): Saga {
  const outcome = yield* checkCountry();
  if (!outcome.ok) logFailure('country-block/check', outcome.error, requestId);
}

/**
 * What every first view needs, in parallel and finite: settings, country check and, with a token, get-me (design §3). Each
 * has its own way to fail: settings fall back to the defaults of spec §9, the country counts as open, the visitor as a guest.
 */
export function* bootstrap(requestId: string): Saga {
  yield all([call(readSettings, requestId), call(readCountry, requestId), call(identify, requestId)]);
}
