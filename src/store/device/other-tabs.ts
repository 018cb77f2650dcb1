import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { fromVisitor, type Saga } from '../saga';

/** A channel that emits when another tab changes the stored value of `key`. */
export function* otherTabsChannel(key: string): Saga<EventChannel<true>> {
  const { storage } = yield* fromVisitor('ports');
  const listen = (emit: (news: true) => void) =>
    storage.onChange((changed) => (changed === key || changed === null) && emit(true));
  return eventChannel(listen, buffers.sliding(1));
}
