/** Whether a subscription was surely not cancelled, by the status of the failed call: any other failure may have come after the server did it. */
export const isLeaveRefused = (status: number): boolean => status >= 400 && status < 500;

/** What is known after an attempt to leave that failed with this status. */
export const notLeftWords = (status: number): string => (isLeaveRefused(status) ? 'It was not cancelled' : 'We do not know whether it was cancelled');
