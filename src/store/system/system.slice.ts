import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/lib/http/errors';
import { paths } from '@/lib/page/paths';
import { storedError, type StoredError } from '../request/request-state';

/** States of the live connection (spec §4). */
type SocketStatus = 'initialized' | 'connected' | 'disconnect' | 'failed' | 'reconnecting';

interface SystemState {
  error: StoredError | null;
  socketStatus: SocketStatus;
  /** The visitor's country is blocked (spec §4: the blocked flag of the check at startup). */
  geoBlocked: boolean;
}

const initialSystem: SystemState = { error: null, socketStatus: 'initialized', geoBlocked: false };

const systemSlice = createSlice({
  name: 'system',
  initialState: initialSystem,
  reducers: {
    /** An error that needs its own page: it is stored and the visitor goes to `url` (spec §2). */
    errorRaised(state, { payload }: PayloadAction<{ error: StoredError; url: string }>) {
      state.error = payload.error;
    },
    errorHandled(state) {
      state.error = null;
    },
    countryChecked(state, { payload }: PayloadAction<boolean>) {
      state.geoBlocked = payload;
    },
    socketStatusChanged(state, { payload }: PayloadAction<SocketStatus>) {
      state.socketStatus = payload;
    },
  },
});

export const systemReducer = systemSlice.reducer;
export const { errorRaised, errorHandled, countryChecked, socketStatusChanged } = systemSlice.actions;

/** Redirects to `/404` (spec §2), because the subject of the page was removed during the visit. */
export const notFoundRaised = (error: ApiError) => errorRaised({ error: storedError(error), url: paths.notFound });
