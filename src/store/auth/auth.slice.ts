import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ForgotPasswordBody, LoginBody, RegisterBody, RegisterData } from '@/contract/auth';
import { currentUserLoaded, isSessionOver, loggedIn } from '../session/session.actions';
import {
  failedState,
  idleRequest,
  requestingState,
  succeededState,
  type RequestState,
  type StoredError,
} from '../request/request-state';

/** The account of this session. The full record is `user.current`; the token is never in the state. */
interface AuthUser {
  _id: string;
  isPerformer: boolean;
}

export interface AuthState {
  loggedIn: boolean;
  authUser: AuthUser | null;
  loginAuth: RequestState<AuthUser>;
  forgotData: RequestState<{ email: string }>;
  registerFanData: RequestState<RegisterData>;
}

export const initialAuth: AuthState = {
  loggedIn: false,
  authUser: null,
  loginAuth: idleRequest(),
  forgotData: idleRequest(),
  registerFanData: idleRequest(),
};

/** `next` is the path to open afterward; anything but a path of this site means /home. */
export const loginRequested = createAction<LoginBody & { next?: string }>('auth/loginRequested');
export const forgotRequested = createAction<ForgotPasswordBody>('auth/forgotRequested');
export const registerRequested = createAction<RegisterBody>('auth/registerRequested');

const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    loginStarted(state) {
      state.loginAuth = requestingState();
    },
    loginFailed(state, { payload }: PayloadAction<StoredError>) {
      state.loggedIn = false;
      state.authUser = null;
      state.loginAuth = failedState(payload);
    },
    forgotStarted(state) {
      state.forgotData = requestingState();
    },
    forgotSucceeded(state, { payload }: PayloadAction<{ email: string }>) {
      state.forgotData = succeededState(payload);
    },
    forgotFailed(state, { payload }: PayloadAction<StoredError>) {
      state.forgotData = failedState(payload);
    },
    registerStarted(state) {
      state.registerFanData = requestingState();
    },
    registerSucceeded(state, { payload }: PayloadAction<RegisterData>) {
      state.registerFanData = succeededState(payload);
    },
    registerFailed(state, { payload }: PayloadAction<StoredError>) {
      state.registerFanData = failedState(payload);
    },
    /** An account form was opened: clears the result of the previous attempt. */
    formOpened(state) {
      state.loginAuth = idleRequest();
      state.forgotData = idleRequest();
      state.registerFanData = idleRequest();
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(currentUserLoaded, (state, { payload }) => {
        state.loggedIn = true;
        state.authUser = { _id: payload._id, isPerformer: payload.isPerformer === true };
      })
      .addCase(loggedIn, (state) => {
        if (state.authUser) state.loginAuth = succeededState(state.authUser);
      })
      .addMatcher(isSessionOver, () => initialAuth),
});

export const authReducer = authSlice.reducer;
export const {
  loginStarted,
  loginFailed,
  forgotStarted,
  forgotSucceeded,
  forgotFailed,
  registerStarted,
  registerSucceeded,
  registerFailed,
  formOpened,
} = authSlice.actions;
