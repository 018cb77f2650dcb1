import { put } from 'redux-saga/effects';
import type { Performer, PerformerSearchQuery } from '@/contract/performer';
import { performerForCard } from '@/entities/card-data';
import { pick } from '@/lib/record';
import { performerForPage, type PagePerformer } from '@/entities/performer/page-performer';
import { listLoader, watchList, type ListSource, type LoadListOptions } from '../list/list.saga';
import { requestRecord, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { selected, type Saga } from '../saga';
import {
  morePerformersRequested,
  performersRequested,
  performersFailed,
  performersLoaded,
  performersStarted,
  profileFailed,
  profileLoaded,
  profileRequested,
} from './performer.slice';

const listing: ListSource<PerformerSearchQuery, Performer> = {
  fetch: ({ performers }, query, options) => performers.search(query, options),
  toListItem: (performer) => ({ ...performerForCard(performer), ...pick(performer, 'languages') }),
  select: ({ performer: { performerListing } }) => ({ meta: performerListing, page: performerListing.data }),
  requested: performersStarted,
  loaded: performersLoaded,
  failed: performersFailed,
};

export const loadPerformers = listLoader(listing);

export function* loadPerformerProfile(
  idOrUsername: string,
  { reuse = false }: LoadListOptions = {},
): Saga<Outcome<PagePerformer>> {
  const held = yield* selected(({ performer }) => performer.performerProfile);
  if (reuse && held.success && held.key === idOrUsername && held.data) return { ok: true, data: held.data };

  yield put(profileRequested(idOrUsername));
  const outcome = yield* requestRecord(({ performers }, signal) => performers.get(idOrUsername, { signal }));
  if (!outcome.ok) {
    yield put(profileFailed({ key: idOrUsername, error: storedError(outcome.error) }));
    return outcome;
  }
  const data = performerForPage(outcome.data, Date.now());
  yield put(profileLoaded({ key: idOrUsername, performer: data }));
  return { ok: true, data };
}

export function* watchPerformers(): Saga {
  yield* watchList(listing, performersRequested, morePerformersRequested);
}
