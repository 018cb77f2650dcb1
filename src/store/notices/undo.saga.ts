import { buffers, channel } from 'redux-saga';
import { race, take } from 'redux-saga/effects';
import { ofVisitor, type Saga } from '../saga';
import { isVisitorChange, leaving } from '../session/session.actions';

/** `final`: the time to undo is over; `dropped`: the session ended elsewhere, and nothing can be done in its name. */
export type Decision = 'undone' | 'final' | 'dropped';

/**
 * Says what has been done, with an Undo beside it, and waits for the decision. It is final when the notice has gone, and
 * when the visitor leaves.
 */
export function* offerUndo(text: string): Saga<Decision> {
  const ports = yield* ofVisitor('ports');
  const said = channel<Decision>(buffers.expanding(2));
  const takeBack = ports.notify({
    kind: 'success',
    text,
    action: { label: 'Undo', run: () => said.put('undone') },
    onGone: () => said.put('final'),
  });
  try {
    const { decision, left } = (yield race({ decision: take(said), left: take(leaving), ended: take(isVisitorChange) })) as { decision?: Decision; left?: object };
    return decision ?? (left ? 'final' : 'dropped');
  } finally {
    takeBack();
  }
}
