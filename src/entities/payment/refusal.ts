/** Answers that do not say that nothing was done: the server gave up waiting, or is busy with this very press. */
const UNDECIDED = [408, 409, 425];

/** Whether the status of a failed call says that the server did nothing of what it was asked for. Any other failure may have come after it was done. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !UNDECIDED.includes(status);
