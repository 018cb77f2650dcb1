/**
 * How long a dropped connection may take to come back before its show is over, in milliseconds. Server and clients wait equally long, on both sides
 * of public, ticketed, group and private shows.
 */
export const RECONNECT_GRACE_MS = 45_000;
