import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '@/store/root-reducer';
import type { StoredError } from '@/store/request/request-state';

/** Reduces these actions in order, from the initial or a given state. */
export const play = (actions: UnknownAction[], from?: RootState): RootState =>
  actions.reduce((state, action) => rootReducer(state, action), from ?? rootReducer(undefined, { type: 'start' }));

export const failure = (message = 'No luck', status = 500): StoredError => ({ status, message, constraints: {} });
