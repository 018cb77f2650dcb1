/** One line of the server's log for something that failed while a page was made. No tokens, no bodies. */
export function logFailure(what: string, error: unknown, requestId: string): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), requestId, what, error: text }));
}
