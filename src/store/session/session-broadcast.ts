/**
 * Storage key by which tabs notify each other about the session: `in`, `out` or `ended`, when, and after a login or the
 * end of a session the id of the account.
 */
export const SESSION_KEY = 'session';
