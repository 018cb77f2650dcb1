import { getContext, select, type Effect } from 'redux-saga/effects';
import type { SessionToken } from '@/lib/browser/session-token';
import type { Services } from '@/services/create-services';
import type { Ports } from './ports';
import type { RootState } from './root-reducer';

/** A saga that returns an `R`. Sagas call each other with `yield*`, which keeps the types. */
export type Saga<R = void> = Generator<Effect, R, unknown>;

/** What sagas know about one visitor: made per request on the server, once in the browser. */
export interface SagaContext {
  services: Services;
  sessionToken: SessionToken;
  ports: Ports;
}

export function* fromVisitor<K extends keyof SagaContext>(part: K): Saga<SagaContext[K]> {
  return (yield getContext(part)) as SagaContext[K];
}

export function* selected<T>(selector: (state: RootState) => T): Saga<T> {
  return (yield select(selector)) as T;
}
