import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChangePasswordBody } from '@/contract/auth';
import type { BalanceChange } from '@/contract/socket';
import type { CurrentUser, UpdateUserBody } from '@/contract/user';
import { getSum } from '@/lib/format/money';
import { currentUserLoaded, isSessionOver } from '../session/session.actions';
import type { StoredError } from '../request/request-state';

const NO_AVATAR = '/no-avatar.svg';

/** The current user, with the fields the specification requires; `_id` is empty for a guest. */
type CurrentUserState = CurrentUser & { avatar: string; cover: string; email: string; balance: number };

/** Parts of the account with their own form. */
type AccountPart = 'profile' | 'password';

interface OtherSessions {
  step: 'idle' | 'ending' | 'ended' | 'failed' | 'missing';
  message: string;
}

export interface UserState {
  current: CurrentUserState;
  /** The form sent last, which `error` belongs to. */
  changing: AccountPart | null;
  updating: boolean;
  updateSuccess: boolean;
  error: StoredError | null;
  updatedPassword: boolean;
  /** Upload progress in percent; null when no picture is uploading. */
  avatarProgress: number | null;
  avatarError: StoredError | null;
  /** State of logging out all other devices; `missing` if the server doesn't offer it. */
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
export const passwordUpdateRequested = createAction<ChangePasswordBody & { currentPassword: string }>(
  'user/passwordUpdateRequested',
);
export const avatarChosen = createAction<File>('user/avatarChosen');
/** The upload of the picture was canceled. */
export const avatarUploadCanceled = createAction('user/avatarUploadCanceled');
export const otherSessionsEndRequested = createAction('user/otherSessionsEndRequested');
export const otherSessionsEnded = createAction('user/otherSessionsEnded');
/** The balance may have changed elsewhere, so it is read again. */
export const balanceInvalidated = createAction('user/balanceInvalidated');

/**
 * A performer's record includes the payout account. The page that shows it loads it itself, and no other page should
 * carry it.
 */
const asCurrent = ({
  bankingInformation: _account,
  ...user
}: CurrentUser & { bankingInformation?: unknown }): CurrentUserState => ({
  ...user,
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
    /** The response may be only a part of the record. */
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
    /** The new password wasn't sent; only its form shows why. */
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
    otherSessionsUnsupported(state) {
      state.otherSessions = { step: 'missing', message: '' };
    },
    /** The dialog was closed: clears an old result; a pending call continues. */
    otherSessionsClosed(state) {
      if (state.otherSessions.step === 'failed' || state.otherSessions.step === 'ended')
        state.otherSessions = initialUser.otherSessions;
    },
    /** An account page was opened: clears the result of the previous change. */
    accountOpened(state) {
      state.updateSuccess = false;
      state.updatedPassword = false;
      state.error = null;
      state.avatarError = null;
    },
    /** Adds tokens to the balance, or subtracts them if negative (spec §4). A new balance from the server wins. */
    balanceUpdated(state, { payload }: PayloadAction<BalanceChange>) {
      state.current.balance = payload.balance ?? getSum([state.current.balance, payload.token]);
    },
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
      .addCase(avatarUploadCanceled, (state) => {
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
  otherSessionsUnsupported,
  otherSessionsClosed,
  avatarRequested,
  avatarProgressed,
  avatarUploaded,
  avatarFailed,
  accountOpened,
  balanceUpdated,
  balanceRead,
} = userSlice.actions;
