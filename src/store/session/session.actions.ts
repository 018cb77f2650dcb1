import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { CurrentUser } from '@/contract/user';

/*
 * Session events that several slices handle.
 *
 * Logging out (or losing the session) resets auth and user (spec §4). Public content stays on screen, and the cart
 * stays because guests have one too. Data loaded for one visitor must not be shown to the next: comments, chat and
 * private requests are emptied, and the other lists forget which query their items belong to.
 */

/** `GET /users/me` returned the current user, at the start of a page or as the last step of a login. */
export const currentUserLoaded = createAction<CurrentUser>('session/currentUserLoaded');

/** A login through the form succeeded. */
export const loggedIn = createAction('session/loggedIn');

export const logoutRequested = createAction('session/logoutRequested');

/** The page or the session is about to end here: pending changes are sent now. */
export const leaving = createAction('session/leaving');

/** The visitor logged out, here or in another tab. */
export const loggedOut = createAction('session/loggedOut');

/**
 * A call returned 401. Sagas of the store dispatch this themselves; the shell does it for calls made elsewhere
 * (`onUnauthorized` of the HTTP client). Dispatching it twice is harmless.
 */
export const unauthorized = createAction('session/unauthorized');

/** A performer has blocked the visitor: the current page may be closed to them now. */
export const blockedByPerformer = createAction('session/blockedByPerformer');

/** The session expired or was ended, here or in another tab. */
export const sessionEnded = createAction('session/sessionEnded');

/**
 * The first page has rendered in the browser: stored data (theme, cart) can be restored without disturbing hydration.
 */
export const pageMounted = createAction('session/pageMounted');

/** The current page reloads its data: the store may be out of date, e.g. after a payment unlocked items. */
export const pageDataInvalidated = createAction('session/pageDataInvalidated');

/** Resets every slice to its initial state (spec §4). */
export const appReset = createAction('session/appReset');

/** The server's state for this page. */
export const stateReceived = createAction<object>('session/stateReceived');

export const isSessionOver = isAnyOf(loggedOut, sessionEnded);

/** The pages belong to another visitor from now on. */
export const isVisitorChange = isAnyOf(loggedIn, loggedOut, sessionEnded);
