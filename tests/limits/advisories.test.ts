import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Audit {
  vulnerabilities?: Record<string, { severity: string; via: unknown[] }>;
}

/** The advisories of the registry for production packages; null if it doesn't respond. */
async function audit(): Promise<Audit | null> {
  // npm exits with a code if it has findings; the output counts.
  const { stdout } = await promisify(execFile)(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'],
    { timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  const report = (stdout.startsWith('{') ? JSON.parse(stdout) : {}) as Audit;
  return report.vulnerabilities ? report : null;
}

test('no production package has a high or critical advisory', async () => {
  const found = await audit();
  if (!found) {
    process.stdout.write(
      'The package registry gives no advisories here, so that packages were not checked for them.\n',
    );
    return;
  }
  const grave = Object.entries(found.vulnerabilities ?? {}).filter(
    ([, { severity }]) => severity === 'high' || severity === 'critical',
  );
  expect(grave.map(([name, { severity }]) => `${name}: ${severity}`)).toEqual([]);
});
