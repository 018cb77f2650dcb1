import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChangePasswordBody } from '@/contract/auth';
import type { BalanceChange } from '@/contract/socket';
import type { CurrentUser, UpdateUserBody } from '@/contract/user';
import { sumOf } from '@/lib/format/money';
import { currentUserLoaded, isSessionOver } from '../session/session.actions';
import type { StoredError } from '../request/request-state';

const NO_AVATAR = '/no-avatar.svg';

/** The account that is logged in, with what the specification wants always there; `_id` is empty for a guest. */
type CurrentUserState = CurrentUser & { avatar: string; cover: string; email: string; balance: number };

/** What of the account is changed by a form. */
type AccountPart = 'profile' | 'password';

interface OtherSessions {
  step: 'idle' | 'ending' | 'ended' | 'failed' | 'missing';
  /** Why it failed. */
  message: string;
}

export interface UserState {
  current: CurrentUserState;
  /** What was sent last: the form for it is the one that `error` is about. */
  changing: AccountPart | null;
  updating: boolean;
  updateSuccess: boolean;
  error: StoredError | null;
  updatedPassword: boolean;
  /** Percentage of a picture that is on its way; null = none is. */
  avatarProgress: number | null;
  avatarError: StoredError | null;
  /** Logging out all other devices; `missing` where the server does not offer it. */
  otherSessions: OtherSessions;
}

export const initialUser: UserState = {
  current: { _id: '', avatar: NO_AVATAR, cover: '', name: '', email: '', balance: 0 },
  changing: null,
  updating: false,
  updateSuccess: false,
  error: null,
  updatedPassword: false,
  avatarProgress: null,
  avatarError: null,
  otherSessions: { step: 'idle', message: '' },
};

export const profileUpdateRequested = createAction<UpdateUserBody>('user/profileUpdateRequested');
export const passwordUpdateRequested = createAction<ChangePasswordBody & { currentPassword: string }>('user/passwordUpdateRequested');
export const avatarChosen = createAction<File>('user/avatarChosen');
/** The picture that is on its way is not wanted any more. */
export const avatarGivenUp = createAction('user/avatarGivenUp');
export const otherSessionsEndRequested = createAction('user/otherSessionsEndRequested');
/** The server has logged out all other devices of this account. */
export const otherSessionsEnded = createAction('user/otherSessionsEnded');
/** The balance may have changed somewhere else: the server is asked. */
export const balanceDoubted = createAction('user/balanceDoubted');

/** A performer's record comes with the account that payouts go to. The page that shows it asks for it; every other one would carry it along. */
const asCurrent = ({ bankingInformation: _account, ...user }: CurrentUser & { bankingInformation?: unknown }): CurrentUserState => ({
  ...user,
  // Some accounts have none.
  name: (user.name as string | undefined) ?? '',
  avatar: user.avatar || NO_AVATAR,
  cover: user.cover ?? '',
  email: user.email ?? '',
  balance: user.balance ?? 0,
});

const userSlice = createSlice({
  name: 'user',
  initialState: initialUser,
  reducers: {
    updateRequested(state, { payload }: PayloadAction<AccountPart>) {
      state.changing = payload;
      state.updating = true;
      state.updateSuccess = false;
      state.updatedPassword = false;
      state.error = null;
    },
    /** The server answers with the record, but not always with all of it. */
    profileUpdated(state, { payload }: PayloadAction<CurrentUser>) {
      state.updating = false;
      state.updateSuccess = true;
      state.current = asCurrent({ ...state.current, ...payload } as CurrentUser);
    },
    passwordUpdated(state) {
      state.updating = false;
      state.updatedPassword = true;
    },
    updateFailed(state, { payload }: PayloadAction<StoredError>) {
      state.updating = false;
      state.error = payload;
    },
    /** The new password was not sent. Shown by its form alone. */
    passwordCheckFailed(state, { payload }: PayloadAction<StoredError>) {
      state.updating = false;
      state.error = payload;
    },
    avatarRequested(state) {
      state.avatarProgress = 0;
      state.avatarError = null;
    },
    avatarProgressed(state, { payload }: PayloadAction<number>) {
      state.avatarProgress = payload;
    },
    avatarUploaded(state, { payload }: PayloadAction<string>) {
      state.avatarProgress = null;
      state.current.avatar = payload;
    },
    avatarFailed(state, { payload }: PayloadAction<StoredError>) {
      state.avatarProgress = null;
      state.avatarError = payload;
    },
    otherSessionsEnding(state) {
      state.otherSessions = { step: 'ending', message: '' };
    },
    otherSessionsFailed(state, { payload }: PayloadAction<string>) {
      state.otherSessions = { step: 'failed', message: payload };
    },
    otherSessionsMissing(state) {
      state.otherSessions = { step: 'missing', message: '' };
    },
    /** The question was closed: a call that is under way goes on, an old result is forgotten. */
    otherSessionsClosed(state) {
      if (state.otherSessions.step === 'failed' || state.otherSessions.step === 'ended') state.otherSessions = initialUser.otherSessions;
    },
    /** An account page is opened: what came of the last change is no longer shown. */
    accountOpened(state) {
      state.updateSuccess = false;
      state.updatedPassword = false;
      state.error = null;
      state.avatarError = null;
    },
    /** Tokens came in (or, below zero, went out): they are added to the balance (spec §4). A server that sends the new balance is believed. */
    balanceUpdated(state, { payload }: PayloadAction<BalanceChange>) {
      state.current.balance = payload.balance ?? sumOf([state.current.balance, payload.token]);
    },
    /** What the server says that it is. */
    balanceRead(state, { payload }: PayloadAction<number>) {
      state.current.balance = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(currentUserLoaded, (state, { payload }) => {
        state.current = asCurrent(payload);
      })
      .addCase(otherSessionsEnded, (state) => {
        state.otherSessions = { step: 'ended', message: '' };
      })
      .addCase(avatarGivenUp, (state) => {
        state.avatarProgress = null;
      })
      .addMatcher(isSessionOver, () => initialUser),
});

export const userReducer = userSlice.reducer;
export const {
  updateRequested,
  profileUpdated,
  passwordUpdated,
  updateFailed,
  passwordCheckFailed,
  otherSessionsEnding,
  otherSessionsFailed,
  otherSessionsMissing,
  otherSessionsClosed,
  avatarRequested,
  avatarProgressed,
  avatarUploaded,
  avatarFailed,
  accountOpened,
  balanceUpdated,
  balanceRead,
} = userSlice.actions;
