import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { fromVisitor, type Saga } from '../saga';

/** A channel that emits when another tab changes the stored value of `key`. */
export function* otherTabs(key: string): Saga<EventChannel<true>> {
  const { storage } = yield* fromVisitor('ports');
  const listen = (tell: (news: true) => void) => storage.onChange((changed) => (changed === key || changed === null) && tell(true));
  return eventChannel(listen, buffers.sliding(1));
}
