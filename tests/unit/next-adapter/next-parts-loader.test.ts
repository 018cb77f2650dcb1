import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const next = join(__dirname, '../../../node_modules/next/dist');
const loader = jest.requireActual<
  ((this: { resourcePath: string }, source: string) => string) & { KEPT: Record<string, string[]> }
>('@/next-adapter/next-parts-loader.cjs');
const load = (file: string, source = readFileSync(join(next, file), 'utf8')) =>
  loader.call({ resourcePath: join(next, file) }, source);

const evaluate = (code: string) => {
  const exports: Record<string, unknown> = {};
  new Function('exports', code)(exports);
  return exports;
};

/** Next's client for the Pages Router. */
const CLIENT = ['client', 'shared/lib', 'shared/lib/router', 'shared/lib/router/utils'].flatMap((folder) =>
  readdirSync(join(next, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`),
);

/** The constants of one module that a source reads, except those for development. */
function constantsRead(file: string, constants: string): string[] {
  const source = readFileSync(join(next, file), 'utf8');
  return [...source.matchAll(/const (_\w+) = require\("(\.[^"]*\/constants)"\);/g)]
    .filter(([, , path]) => relative(next, join(next, dirname(file), `${path}.js`)) === constants)
    .flatMap(([, variable]) =>
      [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    )
    .filter((name) => !name.startsWith('DEV_'));
}

test("every constant that Next's client reads is kept", () => {
  for (const [constants, kept] of Object.entries(loader.KEPT)) {
    const read = new Set(CLIENT.flatMap((file) => constantsRead(file, constants)));
    expect([...read].sort()).toEqual([...kept].sort());
  }
});

test('kept constants have their values', () => {
  const constants = jest.requireActual<Record<string, string>>('next/dist/lib/constants');
  const kept = evaluate(load('lib/constants.js'));
  expect(Object.keys(kept)).toHaveLength(4);
  expect(constants).toMatchObject(kept);
});

test('the build fails if a constant is declared in another way', () => {
  expect(() => load('lib/constants.js', 'export const NEXT_QUERY_PARAM_PREFIX = "nxtP";')).toThrow(
    'next/dist/lib/constants.js has changed',
  );
});

test('no polyfills are left, and the build fails if there are new ones', () => {
  expect(load('build/polyfills/polyfill-module.js')).toBe('');
  expect(() => load('build/polyfills/polyfill-module.js', '"toSorted"in Array.prototype||(x=1)')).toThrow(
    'polyfill-module.js has changed',
  );
});

test('nothing is rewritten, because that throws a clear error in the browser', () => {
  const toConfig = jest.requireActual<(phase: string) => object>('../../../next.config');
  expect(toConfig('phase-production-server')).not.toHaveProperty('rewrites');
  const matcher = evaluate(load('compiled/path-to-regexp/index.js')) as Record<string, () => void>;
  const used = readFileSync(join(next, 'shared/lib/router/utils/route-match-utils.js'), 'utf8');
  const names = new Set([...used.matchAll(/_pathtoregexp\.(\w+)/g)].map(([, name = '']) => name));
  expect(Object.keys(matcher).sort()).toEqual([...names].sort());
  for (const name of names) expect(matcher[name]).toThrow('Rewrites are not part of the build');
});
