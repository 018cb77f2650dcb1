import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { fromVisitor, type Saga } from '@/store/saga';

/** A channel that tells when the visitor comes back to this tab, or the connection does. */
export function* returns(): Saga<EventChannel<true>> {
  const { onReturn } = yield* fromVisitor('ports');
  return eventChannel((tell: (news: true) => void) => onReturn(() => tell(true)), buffers.sliding(1));
}
