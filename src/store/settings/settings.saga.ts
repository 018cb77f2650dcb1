import { call, put } from 'redux-saga/effects';
import type { Settings } from '@/contract/settings';
import { requestRecord, type Outcome } from '../request/request.saga';
import type { Saga } from '../saga';
import { settingsLoaded } from './settings.slice';

interface LoadSettingsOptions {
  /** Pass by what the service keeps. */
  refresh?: boolean;
  /** What is made of the answer before it becomes state: its HTML is cleaned. */
  prepare: (settings: Settings) => Promise<Settings>;
}

/** Fetches the public settings. When that fails, the defaults stand. */
export function* loadSettings({ refresh = false, prepare }: LoadSettingsOptions): Saga<Outcome<Settings>> {
  const outcome = yield* requestRecord(({ settings }) => settings.getPublic('all', refresh));
  if (!outcome.ok) return outcome;
  const data = (yield call(prepare, outcome.data)) as Settings;
  yield put(settingsLoaded(data));
  return { ok: true, data };
}
