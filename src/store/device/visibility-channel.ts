import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { fromVisitor, type Saga } from '@/store/saga';

/** A channel that emits when the visitor returns to this tab or the connection is back. */
export function* returns(): Saga<EventChannel<true>> {
  const { onReturn } = yield* fromVisitor('ports');
  return eventChannel((tell: (news: true) => void) => onReturn(() => tell(true)), buffers.sliding(1));
}
