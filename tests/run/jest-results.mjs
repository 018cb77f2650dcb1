/** The files with failures among Jest's `testResults`. */
export const brokenFiles = (files) => files.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The numbers of passed, failed and skipped tests. A retried file counts by its second run. */
export function getNumbers(files, again = []) {
  const tried = new Set(again.map(({ name }) => name));
  const counted = [...files.filter(({ name }) => !tried.has(name)), ...again];
  const count = (...statuses) =>
    counted.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => statuses.includes(status))
      .length;
  // A file that fails to load contains no failed test.
  const unloaded = counted.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: count('passed'), failed: count('failed') + unloaded, skipped: count('pending', 'todo', 'skipped') };
}
