import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { reactionActions, ReactionBody } from '@/contract/reaction';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';

type ReactionAction = Extract<(typeof reactionActions)[number], 'like' | 'favourite' | 'watch_later'>;

/** One of the marks that a visitor can put on a thing. */
export interface Mark {
  action: ReactionAction;
  objectId: string;
  objectType: NonNullable<ReactionBody['objectType']>;
}

/** `on` is what the visitor wants; `sending` while the server has not agreed. */
interface MarkState {
  on: boolean;
  sending: boolean;
}

interface ReactionState {
  /** What was changed since the page came, by `markKey`. Of every other mark the record itself tells. */
  marks: Record<string, MarkState>;
}

const initialReaction: ReactionState = { marks: {} };

export const markKey = ({ action, objectType, objectId }: Mark): string => `${action} ${objectType} ${objectId}`;

/** The visitor puts a mark on a thing, or takes it away. */
export const reactionRequested = createAction<Mark & { on: boolean }>('reaction/reactionRequested');
/** The visitor lets go of a thing in a list of what is kept; there is time to undo. */
export const reactionRemovalRequested = createAction<Mark>('reaction/reactionRemovalRequested');
/** The address of a thing is in the clipboard now. */
export const linkCopied = createAction('reaction/linkCopied');
/** The browser would not take the address: the visitor may copy it by hand. */
export const linkNotCopied = createAction<string>('reaction/linkNotCopied');

const reactionSlice = createSlice({
  name: 'reaction',
  initialState: initialReaction,
  reducers: {
    reactionStarted(state, { payload }: PayloadAction<Mark & { on: boolean }>) {
      state.marks[markKey(payload)] = { on: payload.on, sending: true };
    },
    reactionSaved(state, { payload }: PayloadAction<Mark & { on: boolean }>) {
      state.marks[markKey(payload)] = { on: payload.on, sending: false };
    },
    reactionFailed(state, { payload }: PayloadAction<Mark & { on: boolean; error: StoredError }>) {
      state.marks[markKey(payload)] = { on: !payload.on, sending: false };
    },
  },
  extraReducers: (builder) => builder.addMatcher(isVisitorChange, () => initialReaction),
});

export const reactionReducer = reactionSlice.reducer;
export const { reactionStarted, reactionSaved, reactionFailed } = reactionSlice.actions;
