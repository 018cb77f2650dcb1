/** Storage key by which tabs notify each other about the session: `in`, `out` or `ended`, and when. */
export const SESSION_KEY = 'session';
