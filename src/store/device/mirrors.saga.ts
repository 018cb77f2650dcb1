import { fork } from 'redux-saga/effects';
import { mirrorCart } from '../cart/cart-mirror.saga';
import { keepAlive } from '../keep-alive';
import type { Saga } from '../saga';
import { mirrorUi } from '../ui/ui.saga';

/** What this device keeps comes in with the page: whatever the visitor does, he does to that. */
export function* mirrorDevice(): Saga {
  yield fork(keepAlive, mirrorUi);
  yield fork(keepAlive, mirrorCart);
}
