/** When to come back to a site that is closed for work, in seconds. */
export const MAINTENANCE_RETRY_SECONDS = 120;
/** When to come back to what could not be made, in seconds. */
export const FAILURE_RETRY_SECONDS = 30;
