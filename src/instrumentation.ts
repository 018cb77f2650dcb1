import type { Instrumentation } from 'next';

/** Runs once in a process that serves, before its first request. Development keeps its own console and its own end. */
export async function register(): Promise<void> {
  // Next compiles this file a second time, for a runtime that nothing here uses and that has no processes.
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { startOps } = await import('./server/ops/start.server');
  startOps();
}

/** A page that could not be made at all: its visitor gets the error page, with the id that this line has. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logFailure } = await import('./server/ops/error-log');
  logFailure(`crash of ${routePath}`, error, String(headers['x-request-id']));
};
