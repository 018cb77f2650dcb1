import type { Instrumentation } from 'next';

/**
 * Next calls this once per server process, before the first request. In production it starts logs, metrics and graceful
 * stop; the development server keeps Next's own console output and shutdown.
 */
export async function register(): Promise<void> {
  // Next also compiles this file for the Edge runtime, which this site doesn't use and which lacks Node's APIs.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { startOps } = await import('./server/ops/start.server');
  startOps();
}

/**
 * Logs a page that crashed while rendering. Its visitor gets the error page, which shows
 * the request id of the log line.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logFailure } = await import('./server/ops/error-log');
  logFailure(`crash of ${routePath}`, error, String(headers['x-request-id']));
};
