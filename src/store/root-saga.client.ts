import { rootSaga } from './root-saga';
import { sagasAtHand } from './saga-runner';

/** All sagas of a browser, as one piece. */
export const browserSagas = sagasAtHand(rootSaga);
