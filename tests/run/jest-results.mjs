/** The files among Jest's `testResults` in which something failed. */
export const brokenFiles = (files) => files.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** How many tests passed, failed and were skipped; a file that was tried again counts by its second try. */
export function numbersOf(files, again = []) {
  const tried = new Set(again.map(({ name }) => name));
  const counted = [...files.filter(({ name }) => !tried.has(name)), ...again];
  const count = (...statuses) => counted.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => statuses.includes(status)).length;
  // A file that does not even load has no failed test in it.
  const unloaded = counted.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed')).length;
  return { passed: count('passed'), failed: count('failed') + unloaded, skipped: count('pending', 'todo', 'skipped') };
}
