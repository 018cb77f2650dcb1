import { call } from './run-scripts';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const numbers = (files: object[], again?: object[]) =>
  call('jest-results', `m.getNumbers(${JSON.stringify(files)}, ${JSON.stringify(again)})`);

const first = [file('a', 'passed', 'pending'), file('b', 'passed', 'failed')];

test('a failed test counts by its second run', async () => {
  expect(await numbers(first)).toEqual({ gave: { passed: 2, failed: 1, skipped: 1 } });
  expect(await numbers(first, [file('b', 'passed', 'passed')])).toEqual({ gave: { passed: 3, failed: 0, skipped: 1 } });
  expect(await numbers(first, [file('b', 'failed', 'failed')])).toEqual({ gave: { passed: 1, failed: 2, skipped: 1 } });
});

test('a file that does not load is a failure and is retried', async () => {
  const unloaded = { name: 'c', status: 'failed', assertionResults: [] };
  expect(await numbers([unloaded])).toEqual({ gave: { passed: 0, failed: 1, skipped: 0 } });
  expect(await call('jest-results', `m.brokenFiles(${JSON.stringify([...first, unloaded])})`)).toEqual({
    gave: ['b', 'c'],
  });
});

test('a retried file is reported with its first failure', async () => {
  const describe = (result: object) => call('jest-results', `m.describeFailure(${JSON.stringify(result)})`);
  const failed = {
    status: 'failed',
    fullName: 'the cart adds up',
    failureMessages: ['\u001b[31mError: 3\u001b[39m\n  at'],
  };
  expect(await describe({ message: '', assertionResults: [{ status: 'passed' }, failed] })).toEqual({
    gave: 'the cart adds up: Error: 3',
  });
  expect(await describe({ message: 'Cannot find module\n  at', assertionResults: [] })).toEqual({
    gave: 'Cannot find module',
  });
});
