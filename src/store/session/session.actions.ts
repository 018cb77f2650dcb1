import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { CurrentUser } from '@/contract/user';

/*
 * Facts about the visit that several slices care about.
 *
 * Logging out (or losing the session) resets auth and user (spec §4). Beyond that, nothing is taken off the screen that
 * anybody may see, and the cart stays, since guests have one too; but what was loaded for one visitor is not shown to the
 * next from memory: comments, chat and private requests are emptied, and the other lists forget which query they answer.
 */

/** `GET /users/me` told who holds the token: at the start of a page, or as the last step of a log-in. */
export const currentUserLoaded = createAction<CurrentUser>('session/currentUserLoaded');

/** A log-in through the form went through. */
export const loggedIn = createAction('session/loggedIn');

/** The visitor wants to leave. */
export const logoutRequested = createAction('session/logoutRequested');

/** The page or the session is about to end here: what still waits to be sent goes out now. */
export const leaving = createAction('session/leaving');

/** The visitor left, here or in another tab. */
export const loggedOut = createAction('session/loggedOut');

/**
 * A call answered 401. Sagas of the store say so themselves; the shell says it for calls made elsewhere
 * (`onUnauthorized` of the HTTP client). Saying it twice does no harm.
 */
export const unauthorized = createAction('session/unauthorized');

/** A performer has blocked the visitor: the page in sight may be closed to them now. */
export const blockedByPerformer = createAction('session/blockedByPerformer');

/** The session ended by itself, here or in another tab. */
export const sessionEnded = createAction('session/sessionEnded');

/** The first page stands in the browser: what the device keeps (theme, cart) may come in without disturbing hydration. */
export const pageMounted = createAction('session/pageMounted');

/** The page in sight is loaded again: what the store holds may be out of date, such as locks that a payment has opened. */
export const answersDoubted = createAction('session/answersDoubted');

/** Every slice back to its initial state (spec §4). */
export const appReset = createAction('session/appReset');

/** The state that the server made for this page. */
export const stateReceived = createAction<object>('session/stateReceived');

/** Nobody is logged in any more. */
export const isSessionOver = isAnyOf(loggedOut, sessionEnded);

/** From here on the pages belong to somebody else. */
export const isVisitorChange = isAnyOf(loggedIn, loggedOut, sessionEnded);
