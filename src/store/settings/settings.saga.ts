import { call, put } from 'redux-saga/effects';
import type { Settings } from '@/contract/settings';
import { requestRecord, type Outcome } from '../request/request.saga';
import type { Saga } from '../saga';
import { settingsLoaded } from './settings.slice';

interface LoadSettingsOptions {
  /** Bypasses the service's cache. */
  refresh?: boolean;
  /** Processes the response before it becomes state: cleans its HTML. */
  prepare: (settings: Settings) => Promise<Settings>;
}

/** Fetches the public settings. If that fails, the defaults stay. */
export function* loadSettings({ refresh = false, prepare }: LoadSettingsOptions): Saga<Outcome<Settings>> {
  const outcome = yield* requestRecord(({ settings }) => settings.getPublic('all', refresh));
  if (!outcome.ok) return outcome;
  const data = (yield call(prepare, outcome.data)) as Settings;
  yield put(settingsLoaded(data));
  return { ok: true, data };
}
