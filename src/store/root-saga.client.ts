import { rootSaga } from './root-saga';
import { createSagaRunner } from './saga-runner';

/** All sagas of the browser in one chunk. */
export const browserSagas = createSagaRunner(rootSaga);
