/** Tabs tell each other under this key what became of the session: `in`, `out` or `ended`, and when. */
export const SESSION_KEY = 'session';
