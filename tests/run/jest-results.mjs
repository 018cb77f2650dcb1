import { stripVTControlCharacters } from 'node:util';

/** The files with failures among Jest's `testResults`. */
export const brokenFiles = (files) => files.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The first failed test of one of Jest's `testResults`, with the first line of its message. */
export function describeFailure({ message, assertionResults }) {
  const failed = assertionResults.find(({ status }) => status === 'failed');
  const [firstLine = ''] = stripVTControlCharacters(failed?.failureMessages[0] ?? message)
    .trim()
    .split('\n');
  return failed ? `${failed.fullName}: ${firstLine}` : firstLine;
}

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
