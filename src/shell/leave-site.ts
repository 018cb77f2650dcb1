/** Leaves this site for an address of the web. */
export const leaveSite = (url: string): void => window.location.assign(url);
