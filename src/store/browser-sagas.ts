import { rootSaga } from './root-saga';
import { sagasAtHand } from './sagas-at-hand';

/** All sagas of a browser, as one piece. */
export const browserSagas = sagasAtHand(rootSaga);
