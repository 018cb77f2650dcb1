import { put, takeEvery } from 'redux-saga/effects';
import { orIfUnsupported } from '@/lib/http/errors';
import { getPath, paths } from '@/lib/page/paths';
import { offerUndo, sendAfterUndo } from '../notices/undo.saga';
import { storedError } from '../request/request-state';
import { fromVisitor, selected, type Saga } from '../saga';
import { cancelConfirmed, cancellationStateChanged, type CancellationStep } from './subscription.slice';

const isSubscriptionPage = (url: string) =>
  [paths.subscriptions, paths.membership].some((path) => path === getPath(url));

/** Shows the subscription as canceled at once and cancels it on the server when Undo expires. */
function* cancel({ payload: { _id, performerId, noticeText, version } }: ReturnType<typeof cancelConfirmed>): Saga {
  const before = yield* selected(({ subscription }) => subscription.cancellations[_id]?.step);
  if (before === 'waiting' || before === 'sending') return;
  const move = (to: CancellationStep | null) =>
    put(cancellationStateChanged({ _id, to: to && { ...to, performerId, version } }));
  const { subscriptions } = yield* fromVisitor('services');
  void subscriptions.prepareCancel().catch(() => undefined);
  yield move({ step: 'waiting' });
  const announced = yield* offerUndo(noticeText);
  if (announced.decision === 'undone') {
    yield move(null);
    return;
  }
  yield move({ step: 'sending' });
  const outcome = yield* sendAfterUndo(
    announced,
    `Your ${performerId ? 'subscription' : 'membership'} wasn’t canceled`,
    (services, options) =>
      performerId
        ? services.subscriptions.cancel(_id, options)
        : orIfUnsupported(
            () => services.subscriptions.cancelCurrent(options),
            () => services.subscriptions.cancel(_id, options),
          ),
  );
  yield move(outcome.ok ? { step: 'canceled' } : { step: 'failed', error: storedError(outcome.error) });
  const { currentPath, refresh } = yield* fromVisitor('ports');
  // After a lost response or a refusal, the real state is unknown: pages that show it reload.
  if (outcome.ok || (outcome.error.status !== 401 && isSubscriptionPage(currentPath()))) refresh();
}

export function* watchSubscriptions(): Saga {
  yield takeEvery(cancelConfirmed, cancel);
}
