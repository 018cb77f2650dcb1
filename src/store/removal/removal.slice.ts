import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isVisitorChange } from '../session/session.actions';
import { initialRemoval, removalReducer } from './removal.state';

type Ids = readonly string[];

const removal = createSlice({
  name: 'removal',
  initialState: initialRemoval,
  reducers: {
    removalStarted(state, { payload }: PayloadAction<Ids>) {
      for (const id of payload) {
        state.removalStatus[id] = 'requested';
        delete state.failures[id];
      }
    },
    itemsRestored(state, { payload }: PayloadAction<Ids>) {
      for (const id of payload) delete state.removalStatus[id];
    },
    removed(state, { payload }: PayloadAction<Ids>) {
      for (const id of payload) state.removalStatus[id] = 'done';
    },
    removalFailed(state, { payload }: PayloadAction<{ id: string; message: string }>) {
      delete state.removalStatus[payload.id];
      state.failures[payload.id] = payload.message;
    },
  },
  extraReducers: (builder) => builder.addMatcher(isVisitorChange, () => initialRemoval),
});

removalReducer.fill(removal.reducer);

export const { removalStarted, itemsRestored, removed, removalFailed } = removal.actions;
