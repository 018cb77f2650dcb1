import { createAction } from '@reduxjs/toolkit';

/** Something that the visitor did on a page succeeded, and nothing on screen says so by itself; the toast shows this text. */
export const actionConfirmed = createAction<string>('notices/actionConfirmed');
