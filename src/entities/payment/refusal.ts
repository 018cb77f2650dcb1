/** Client error statuses that leave the outcome open: timeouts, and requests that are still being processed. */
const UNDECIDED = [408, 409, 425];

/**
 * True when the status of a failed call proves that the server did nothing. After any other failure, the request may
 * have taken effect.
 */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !UNDECIDED.includes(status);
