import { rootSaga } from './root-saga';
import { createSagaRunner } from './saga-runner';

/** All sagas of a browser, as one piece. */
export const browserSagas = createSagaRunner(rootSaga);
