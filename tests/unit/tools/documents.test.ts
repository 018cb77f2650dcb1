import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const DECISIONS = filesIn('docs/decisions', '.md').filter((path) => !path.endsWith('README.md'));
const DOCUMENTS = [
  ...filesIn('.', '.md'),
  ...filesIn('docs', '.md'),
  ...filesIn('docs/decisions', '.md'),
  'tests/bench/README.md',
  'tests/contract-kit/README.md',
  'tests/sandbox/README.md',
  'tests/sandbox/seed/README.md',
];

/** The id that Markdown hosts give a heading. */
const getAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsIn = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => getAnchor(heading));

function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsIn(target).includes(anchor);
}

/** The faults in each document, in `path: fault` lines. */
const faults = (documents: string[], findFaults: (document: string) => string[]) =>
  documents.flatMap((document) => findFaults(document).map((fault) => `${document}: ${fault}`));

test('documents: links point to existing files and headings', () => {
  const brokenIn = (document: string) =>
    [...read(document).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
      .map(([, markdown, html]) => markdown ?? html ?? '')
      .filter((link) => !/^(https?|mailto):/.test(link) && isBroken(document, link));
  expect(faults(DOCUMENTS, brokenIn)).toEqual([]);
});

/** The example of docs/extending.md. */
const isImaginary = (name: string) => /gift-?card/i.test(name);
const exists = (path: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(path + ending));

test('documents: the files and folders they name exist', () => {
  const missingIn = (document: string) =>
    [...read(document).matchAll(/`((?:src|tests|deploy|docs)\/[\w@./[\]-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isImaginary(path) && !exists(path));
  expect(faults(DOCUMENTS, missingIn)).toEqual([]);
});

/** What browser tests leave behind. */
const ARTIFACTS = join('tests', 'e2e', '.artifacts');
const allFilesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (path === ARTIFACTS) return [];
    return entry.isDirectory() ? allFilesIn(path) : [path];
  });
const SOURCE_FILES = ['src', 'tests', 'deploy'].flatMap(allFilesIn);
/** The files with this name, or the end of a path: `send.ts`, `seed/build-seed.ts`. */
const findFiles = (name: string) =>
  [...readdirSync('.'), ...SOURCE_FILES].filter((path) => `/${path}`.endsWith(`/${name}`));
const FILE = /[\w@./[\]-]+\.(?:tsx?|[cm]js|css)/.source;

/** Records describe the code of their day. */
const CURRENT = DOCUMENTS.filter((path) => !DECISIONS.includes(path) && path !== 'CHANGELOG.md');

test('documents: the source files they name without a folder exist', () => {
  const missingIn = (document: string) =>
    [...read(document).matchAll(new RegExp(`\`(${FILE})\``, 'g'))]
      .map(([, name = '']) => name)
      .filter((name) => !isImaginary(name) && findFiles(name).length === 0);
  expect(faults(CURRENT, missingIn)).toEqual([]);
});

test('documents: a file contains the names that they say are in it', () => {
  const missingIn = (document: string) =>
    [...read(document).matchAll(new RegExp(`((?:\`\\w+\`(?:, | and )?)+)(?: in | \\()\`(${FILE})\``, 'g'))].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/\w+/g)]
          .map(([name]) => name)
          .filter((name) => name !== 'and' && !isImaginary(name) && !isImaginary(file))
          .filter((name) => !findFiles(file).some((path) => new RegExp(`\\b${name}\\b`).test(read(path))))
          .map((name) => `${name} in ${file}`),
    );
  expect(faults(CURRENT, missingIn)).toEqual([]);
});

test('README names every script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const readme = read('README.md');
  expect(
    Object.keys(scripts).filter(
      (name) => !readme.includes(`\`npm run ${name}\``) && !readme.includes(`\`npm ${name}\``),
    ),
  ).toEqual([]);
});

test('the images of README stay small', () => {
  const tooLarge = filesIn('docs/images', '').filter((path) => statSync(path).size > 150_000);
  expect(tooLarge).toEqual([]);
});

test('the changelog has the version of package.json', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(read('CHANGELOG.md')).toContain(`## [${version}] - `);
});

test('.nvmrc names a major version that package.json allows', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toMatch(new RegExp(`^>=${read('.nvmrc').trim()}\\.`));
});

describe('decision records', () => {
  test('are dated, have context, decision and consequence, and at most 150 words', () => {
    const getFaults = (path: string) => {
      const text = read(path);
      const form = new RegExp(
        `^# ${Number(/(\d{4})-/.exec(path)?.[1])}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\n\\n## Context\\n\\n[^]+\\n\\n## Decision\\n\\n[^]+\\n\\n## Consequence\\n\\n\\S`,
      );
      const words = text.split(/\s+/).length;
      return [...(form.test(text) ? [] : ['form']), ...(words > 150 ? [`${words} words`] : [])];
    };
    expect(faults(DECISIONS, getFaults)).toEqual([]);
  });

  test('are all listed, with unique numbers', () => {
    const list = read('docs/decisions/README.md');
    const names = DECISIONS.map((path) => path.replace('docs/decisions/', ''));
    expect(names.filter((name) => !list.includes(`(${name})`))).toEqual([]);
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  });

  test('that comments cite exist, and are cited as "decision 0040"', () => {
    const unknownIn = (file: string) =>
      [...read(file).matchAll(/\bdecisions?(?:\/| )(\d[\w-]*)/gi)]
        .filter(
          ([cited, number = '']) =>
            !/^decision /i.test(cited) || !DECISIONS.some((path) => path.includes(`/${number}-`)),
        )
        .map(([cited]) => cited);
    const files = SOURCE_FILES.filter((path) => path.startsWith('src') && /\.(?:tsx?|cjs)$/.test(path));
    expect(faults(files, unknownIn)).toEqual([]);
  });
});
