import { createAction } from '@reduxjs/toolkit';

/** Shows this text in a toast, for a successful action that changes nothing else on screen. */
export const actionConfirmed = createAction<string>('notices/actionConfirmed');
