import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { authReducer } from './auth/auth.slice';
import { bannerReducer } from './banner/banner.slice';
import { broadcastReducer } from './broadcast/broadcast.state';
import { cartReducer } from './cart/cart.slice';
import { commentReducer } from './comment/comment.state';
import { eventReducer } from './event/event.slice';
import { galleryReducer } from './gallery/gallery.slice';
import { performerReducer } from './performer/performer.slice';
import { photoReducer } from './photo/photo.slice';
import { postReducer } from './post/post.slice';
import { privateShowReducer } from './private-show/private-show.state';
import { productReducer } from './product/product.slice';
import { purchaseReducer } from './purchase/purchase.slice';
import { reactionReducer } from './reaction/reaction.slice';
import { removalReducer } from './removal/removal.state';
import { appReset, stateReceived } from './session/session.actions';
import { settingsReducer } from './settings/settings.slice';
import { streamMessageReducer } from './stream-message/stream-message.state';
import { streamingReducer } from './streaming/streaming.slice';
import { subscriptionReducer } from './subscription/subscription.slice';
import { systemReducer } from './system/system.slice';
import { uiReducer } from './ui/ui.slice';
import { uploadReducer } from './upload/upload.state';
import { userReducer } from './user/user.slice';
import { videoReducer } from './video/video.slice';

const slices = combineReducers({
  auth: authReducer,
  user: userReducer,
  ui: uiReducer,
  settings: settingsReducer,
  banner: bannerReducer,
  photo: photoReducer,
  performer: performerReducer,
  video: videoReducer,
  gallery: galleryReducer,
  product: productReducer,
  purchase: purchaseReducer,
  post: postReducer,
  event: eventReducer,
  cart: cartReducer,
  comment: commentReducer.reducer,
  reaction: reactionReducer,
  removal: removalReducer.reducer,
  streamMessage: streamMessageReducer.reducer,
  streaming: streamingReducer,
  broadcast: broadcastReducer.reducer,
  privateShow: privateShowReducer.reducer,
  subscription: subscriptionReducer,
  system: systemReducer,
  upload: uploadReducer.reducer,
});

export type RootState = ReturnType<typeof slices>;

export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (appReset.match(action)) return slices(undefined, action);
  if (state && stateReceived.match(action)) return { ...state, ...action.payload };
  return slices(state, action);
}
