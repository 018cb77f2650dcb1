import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const scripts = resolve(__dirname, '../../run');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

const { NODE_OPTIONS: _ours, ...own } = process.env;

function node(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((done) => {
    execFile(process.execPath, args, { env: { ...own, ...env } }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}

/** Runs one of the scripts of package.json as npm does. */
export const runScript = (name: string, env?: Record<string, string>, folder = scripts) =>
  node([join(folder, `${name}.mjs`)], env);

/** A tree that contains only the scripts. Returns their folder. */
export function scriptsAlone(): string {
  const copy = join(folderWith({}), 'tests/run');
  cpSync(scripts, copy, { recursive: true });
  return copy;
}

/**
 * Calls a function of tests/run in its own Node process, because Jest doesn't load ES modules. Returns its result or
 * the message of its error.
 */
export async function call(module: string, expression: string, env?: Record<string, string>): Promise<unknown> {
  const code = `
    import * as m from ${JSON.stringify(`file://${join(scripts, `${module}.mjs`)}`)};
    let outcome;
    try { outcome = { gave: (await (${expression})) ?? null }; } catch (error) { outcome = { threw: error.message }; }
    process.stdout.write(JSON.stringify(outcome), () => process.exit());`;
  const { stdout, stderr } = await node(['--input-type=module', '--eval', code], env);
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}

/** A script that runs this code until it is stopped. With `shell`, returns the process of npm, its parent. */
export function startRunning(code: string, { shell = false } = {}): ChildProcess {
  const file = join(
    folderWith({
      'running.mjs': `import { run } from ${JSON.stringify(`file://${join(scripts, 'processes.mjs')}`)};\nawait run(['--eval', ${JSON.stringify(code)}]);`,
    }),
    'running.mjs',
  );
  return shell
    ? spawn('sh', ['-c', `"${process.execPath}" "${file}"; true`], { env: { ...own, npm_lifecycle_event: 'build' } })
    : spawn(process.execPath, [file], { env: own });
}

/** A folder with these files. */
export function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-run-'));
  for (const [path, content] of Object.entries(files)) write(folder, path, content);
  return folder;
}

export function write(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
