import { all, call, put } from 'redux-saga/effects';
import { ApiError } from '@/lib/http/errors';
import { isRecordMissing } from '@/services/http/missing-path';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import { offerUndo, notifyLoggedOut } from '@/store/notices/undo.saga';
import { fromVisitor, selected, type Saga } from '@/store/saga';
import { pluralize } from '@/lib/format/format';
import { itemsRestored, removalFailed, removed, removalStarted } from './removal.slice';

export interface Removal {
  ids: readonly string[];
  /** Text of the toast with Undo, e.g. "“Evening” is deleted." */
  text: string;
  /** Text of the error toast, if the specification defines one. */
  failure?: string;
  /** Deletes one item. Needs `keepalive` because the page may be closing, like the removals of the services. */
  send: (services: Services, id: string, options: CallOptions) => Promise<unknown>;
}

/** Hides items from their lists at once, and has the server delete them after the time for Undo. */
export function* removeWithUndo({ ids: requested, text, failure, send }: Removal): Saga {
  const { removalStatus } = yield* selected(({ removal }) => removal);
  // The second click of a double click must not offer a second Undo.
  const ids = requested.filter((id) => !removalStatus[id]);
  if (ids.length === 0) return;
  const services = yield* fromVisitor('services');
  void services.comments.prepareRemoval().catch(() => undefined);
  yield put(removalStarted(ids));
  const { decision, token } = yield* offerUndo(text);
  if (decision === 'undone') {
    yield put(itemsRestored(ids));
    return;
  }
  // Sent in parallel, because the page may be closing.
  const refusals = (yield all(
    ids.map((id) => call(getRefusal, () => send(services, id, { token }))),
  )) as (ApiError | null)[];
  for (const [index, id] of ids.entries()) {
    const refusal = refusals[index];
    if (refusal) yield put(removalFailed({ id, message: `Not deleted: ${refusal.message}` }));
  }
  yield put(removed(ids.filter((_id, index) => refusals[index] === null)));
  const [first, ...more] = refusals.filter((refusal) => refusal !== null);
  if (!first) return;
  if (first.status === 401) {
    yield* notifyLoggedOut(
      pluralize(ids.length, 'It wasn’t deleted', `${more.length + 1} of ${ids.length} weren’t deleted`),
    );
    return;
  }
  const { notify } = yield* fromVisitor('ports');
  notify({
    kind: 'error',
    text:
      failure ??
      (ids.length === 1
        ? `It wasn’t deleted: ${first.message}`
        : `${more.length + 1} of ${ids.length} weren’t deleted: ${first.message}`),
  });
}

async function getRefusal(send: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await send();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // An item that no longer exists counts as deleted.
    return isRecordMissing(error) ? null : error;
  }
}
