import { cps, race, take, type CpsCallback } from 'redux-saga/effects';
import type { Reply } from '@/contract/envelope';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import { request, type Outcome } from '../request/request.saga';
import { fromVisitor, type Saga } from '../saga';
import { isVisitorChange, leaving } from '../session/session.actions';

type Decision = 'undone' | 'final';

export interface UndoResult {
  decision: Decision;
  /** Session token at the time of the toast. */
  token: string | undefined;
}

/**
 * Shows a toast with Undo and waits for the decision. It becomes final when the toast is gone, the visitor leaves, or
 * the session ends here or in another tab.
 */
export function* offerUndo(text: string): Saga<UndoResult> {
  const ports = yield* fromVisitor('ports');
  const token = (yield* fromVisitor('sessionToken')).get() ?? undefined;
  let dismiss: () => void = () => undefined;
  const showToast = (decide: CpsCallback<Decision>) => {
    dismiss = ports.notify({
      kind: 'success',
      text,
      action: { label: 'Undo', run: () => decide(null, 'undone') },
      onRemoved: () => decide(null, 'final'),
    });
  };
  try {
    const { decision = 'final' } = (yield race({
      decision: cps(showToast),
      left: take(leaving),
      ended: take(isVisitorChange),
    })) as { decision?: Decision };
    return { decision, token };
  } finally {
    dismiss();
  }
}

/**
 * Sends the announced change with the session token of that time. `failure` starts the toast shown when that session is
 * over, e.g. "Your comment wasn’t removed".
 */
export function* sendAfterUndo<T>(
  { token }: UndoResult,
  failure: string,
  send: (services: Services, options: CallOptions) => Promise<Reply<T>>,
): Saga<Outcome<T>> {
  const outcome = yield* request((services, signal) => send(services, { signal, token }), token);
  if (!outcome.ok && outcome.error.status === 401) yield* notifyLoggedOut(failure);
  return outcome;
}

export function* notifyLoggedOut(failure: string): Saga {
  const { notify } = yield* fromVisitor('ports');
  notify({ kind: 'error', text: `${failure} because you were logged out. Log in and retry.` });
}
