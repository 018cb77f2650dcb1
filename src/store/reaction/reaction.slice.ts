import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { reactionActions, ReactionBody } from '@/contract/reaction';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';

type ReactionAction = Extract<(typeof reactionActions)[number], 'like' | 'favourite' | 'watch_later'>;

/** A mark that a visitor can set on an item, such as a like. */
export interface Mark {
  action: ReactionAction;
  objectId: string;
  objectType: NonNullable<ReactionBody['objectType']>;
}

/** `on` is what the visitor wants; `sending` until the server confirms. */
interface MarkState {
  on: boolean;
  sending: boolean;
}

interface ReactionState {
  /** Changes since the page was loaded, by `markKey`. All other marks come from the records. */
  marks: Record<string, MarkState>;
}

const initialReaction: ReactionState = { marks: {} };

export const markKey = ({ action, objectType, objectId }: Mark): string => `${action} ${objectType} ${objectId}`;

/** The visitor sets or removes a mark. */
export const reactionRequested = createAction<Mark & { on: boolean }>('reaction/reactionRequested');
/** The visitor removes an item from a list of saved items, with time for Undo. */
export const reactionRemovalRequested = createAction<Mark>('reaction/reactionRemovalRequested');
/** An item's URL was copied to the clipboard. */
export const linkCopied = createAction('reaction/linkCopied');
/** The browser blocked copying; the visitor may copy the URL by hand. */
export const linkNotCopied = createAction<string>('reaction/linkNotCopied');

/** Shows a change that the server doesn't have yet. */
function show(state: ReactionState, { on, ...mark }: Mark & { on: boolean }) {
  state.marks[markKey(mark)] = { on, sending: true };
}

const reactionSlice = createSlice({
  name: 'reaction',
  initialState: initialReaction,
  reducers: {
    reactionSaved(state, { payload }: PayloadAction<Mark & { on: boolean }>) {
      state.marks[markKey(payload)] = { on: payload.on, sending: false };
    },
    reactionFailed(state, { payload }: PayloadAction<Mark & { on: boolean; error: StoredError }>) {
      state.marks[markKey(payload)] = { on: !payload.on, sending: false };
    },
  },
  extraReducers: (builder) =>
    builder
      // Shown before the sagas have loaded.
      .addCase(reactionRequested, (state, { payload }) => show(state, payload))
      .addCase(reactionRemovalRequested, (state, { payload }) => show(state, { ...payload, on: false }))
      .addMatcher(isVisitorChange, () => initialReaction),
});

export const reactionReducer = reactionSlice.reducer;
export const { reactionSaved, reactionFailed } = reactionSlice.actions;
