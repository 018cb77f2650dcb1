import { all, call, put } from 'redux-saga/effects';
import { ApiError } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/http-client';
import { offerUndo, notifyLoggedOut } from '@/store/notices/undo.saga';
import { fromVisitor, type Saga } from '@/store/saga';
import { putBack, removalFailed, removed, takenOff } from './removal.slice';

export interface Removal {
  ids: readonly string[];
  /** What is said beside the Undo: "“Evening” is deleted." */
  text: string;
  /** What the notice says when the server refuses, where the specification has words of its own. */
  failure?: string;
  /** The call for one of them. It goes out when the page may be closing: with `keepalive`, as the removals of the services do. */
  send: (services: Services, id: string, options: CallOptions) => Promise<unknown>;
}

/** Takes things off their lists at once, and has the server remove them when nobody has thought better of it. */
export function* removeWithUndo({ ids, text, failure, send }: Removal): Saga {
  const services = yield* fromVisitor('services');
  void services.comments.prepareRemoval().catch(() => undefined);
  yield put(takenOff(ids));
  const { decision, token } = yield* offerUndo(text);
  if (decision === 'undone') {
    yield put(putBack(ids));
    return;
  }
  // All in one go: the page may be closing.
  const refusals = (yield all(ids.map((id) => call(refusalOf, () => send(services, id, { token }))))) as (ApiError | null)[];
  for (const [index, id] of ids.entries()) {
    const refusal = refusals[index];
    if (refusal) yield put(removalFailed({ id, message: `Not deleted: ${refusal.message}` }));
  }
  yield put(removed(ids.filter((_id, index) => refusals[index] === null)));
  const [first, ...more] = refusals.filter((refusal) => refusal !== null);
  if (!first) return;
  if (first.status === 401) {
    yield* notifyLoggedOut(ids.length === 1 ? 'It wasn’t deleted' : `${more.length + 1} of ${ids.length} weren’t deleted`);
    return;
  }
  const { notify } = yield* fromVisitor('ports');
  notify({ kind: 'error', text: failure ?? (ids.length === 1 ? `It wasn’t deleted: ${first.message}` : `${more.length + 1} of ${ids.length} weren’t deleted: ${first.message}`) });
}

async function refusalOf(send: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await send();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // What is not there any more is deleted.
    return error.status === 404 ? null : error;
  }
}
