import { BROADCAST_LOCK, getShowLock, isLockedElsewhere } from '../device/tab-lock';
import { fromVisitor, selected, type Saga } from '../saga';

/** Same as in `stored-show` and `show-record`, which are loaded with the shows. */
const SHOW_KEYS = ['encore.show', 'private-show'];

/**
 * True if another tab of this browser runs a livestream or a private show, or requests one. A tab asks about its own show
 * itself.
 */
export function* hasShowElsewhere(): Saga<boolean> {
  const state = yield* selected((all) => all);
  const { storage } = yield* fromVisitor('ports');
  // Without a stored show, a logout doesn't wait for the code of the locks.
  if (!SHOW_KEYS.some((key) => storage.readText(key))) return false;
  // A lock of this tab can't be told from one of another tab.
  const isIdle = ['idle', 'ended'].includes(state.broadcast.step);
  if (isIdle && (yield* isLockedElsewhere(BROADCAST_LOCK))) return true;
  const isOutside = !['requesting', 'waiting', 'open'].includes(state.privateShow.step);
  return isOutside && (yield* isLockedElsewhere(getShowLock(state.user.current._id)));
}
