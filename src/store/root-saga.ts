import { fork, delay } from 'redux-saga/effects';
import { watchAuth } from './auth/auth.saga';
import { watchCart } from './cart/cart.saga';
import { watchComments } from './comment/comment.saga';
import { watchEvents } from './event/event.saga';
import { watchGalleries } from './gallery/gallery.saga';
import { watchNotices } from './notices/notices.saga';
import { watchPerformers } from './performer/performer.saga';
import { watchPhotos } from './photo/photo.saga';
import { watchPosts } from './post/post.saga';
import { watchProducts } from './product/product.saga';
import { watchPurchases } from './purchase/purchase.saga';
import { watchReactions } from './reaction/reaction.saga';
import type { Saga } from './saga';
import { watchSession } from './session/session.saga';
import { watchStreamMessages } from './stream-message/stream-message.saga';
import { watchSubscriptions } from './subscription/subscription.saga';
import { watchErrors } from './system/system.saga';
import { watchUploads } from './upload/upload.watcher';
import { watchBalance } from './user/balance.saga';
import { watchUser } from './user/user.saga';
import { watchVideos } from './video/video.saga';
import { runIsolated } from './run-isolated';

const RESTART_MS = 1000;

/** Restarts a watcher after a pause when it crashes. The other watchers continue. */
function* restartOnError(watcher: () => Saga): Saga {
  while (!(yield* runIsolated(watcher))) yield delay(RESTART_MS);
}

const watchers = [
  watchNotices,
  watchErrors,
  watchSession,
  watchAuth,
  watchUser,
  watchBalance,
  watchCart,
  watchPhotos,
  watchPerformers,
  watchVideos,
  watchGalleries,
  watchProducts,
  watchPurchases,
  watchEvents,
  watchPosts,
  watchComments,
  watchReactions,
  watchStreamMessages,
  watchSubscriptions,
  watchUploads,
];

/** All watchers of the browser's store, except the mirrors. */
export function* rootSaga(): Saga {
  for (const watcher of watchers) yield fork(restartOnError, watcher);
}
