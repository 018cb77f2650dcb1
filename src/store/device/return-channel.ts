import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { fromVisitor, type Saga } from '@/store/saga';

/** A channel that emits when the visitor returns to this tab or the connection is back. */
export function* returnChannel(): Saga<EventChannel<true>> {
  const { onReturn } = yield* fromVisitor('ports');
  return eventChannel((emit: (news: true) => void) => onReturn(() => emit(true)), buffers.sliding(1));
}
