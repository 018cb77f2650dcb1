/**
 * How long a dropped connection may take to return before the show ends, in ms. Server and clients wait equally long,
 * for both sides of public, ticketed, group and private shows.
 */
export const RECONNECT_GRACE_MS = 45_000;
