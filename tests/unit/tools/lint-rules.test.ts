import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { folderWith } from './run-scripts';

const root = resolve(__dirname, '../../..');

/** Code that breaks a rule, with its rule. Elements are in a file of a component. */
const MISTAKES = [
  ['export const f = (x: any) => String(x);', '@typescript-eslint/no-explicit-any'],
  ['export const f = (x?: string) => x!.length;', '@typescript-eslint/no-non-null-assertion'],
  ['// @ts-ignore\nexport const f: number = 1;', '@typescript-eslint/ban-ts-comment'],
  [
    "import { Stats } from 'node:fs';\nexport const f = (x: Stats) => x.size;",
    '@typescript-eslint/consistent-type-imports',
  ],
  ['const work = async () => 1;\nexport const f = () => {\n  work();\n};', '@typescript-eslint/no-floating-promises'],
  ["console.log('here');", 'no-console'],
  ['export const f = (__html: string) => <p dangerouslySetInnerHTML={{ __html }} />;', 'no-restricted-syntax'],
  ['export const f = () => process.env.API_ENDPOINT;', 'no-restricted-syntax'],
  ["export const f = () => window.localStorage.getItem('cart');", 'no-restricted-syntax'],
  ['export const f = () => document.cookie;', 'no-restricted-syntax'],
  ["export const f = (at: Date) => new Intl.DateTimeFormat('en-GB').format(at);", 'no-restricted-syntax'],
  ['export const f = (value: number) => value.toLocaleString();', 'no-restricted-syntax'],
  ["export const f = () => <img src='/a.png' />;", 'jsx-a11y/alt-text'],
  ['export const f = (go: () => void) => <div onClick={go}>Go</div>;', 'jsx-a11y/no-static-element-interactions'],
  [
    "import { useState } from 'react';\nexport function useOne(on: boolean) {\n  if (on) useState(1);\n}",
    'react-hooks/rules-of-hooks',
  ],
  ['export const f = (send: () => void) => <form onSubmit={send}>Go</form>;', 'no-restricted-syntax'],
  ['// eslint-disable-next-line no-var\nexport const f = 1;', 'inline config'],
].map(([code = '', rule], index) => ({
  code,
  rule,
  file: /<[a-z]/.test(code) ? `src/components/${index}.tsx` : `src/lib/${index}.ts`,
}));

/** The same code in the one file where it is allowed. */
const IN_ITS_PLACE: Record<string, string> = {
  'src/lib/page/runtime-config.ts': 'export const api = process.env.API_ENDPOINT;',
  'src/device/storage.ts': 'export const device = () => window.localStorage;',
  'src/lib/format/format.ts': 'export const numbers = () => new Intl.NumberFormat();',
  'src/lib/browser/cookies.ts': 'export const cookies = () => document.cookie;',
  'src/lib/mode.ts': "export const inProduction = process.env.NODE_ENV === 'production';",
  'src/components/form.tsx':
    'export const Form = ({ send }: { send: () => void }) => <form method="post" onSubmit={send}>Go</form>;',
  'src/lib/log.ts': "console.warn('slow');",
};

/** Declarations that break a rule, with their rule. */
const STYLE_MISTAKES = [
  ['color: #fff', 'color-no-hex'],
  ['background: linear-gradient(#fff000, var(--color-page))', 'color-no-hex'],
  ['border: 1px solid rgb(0 0 0 / 50%)', 'function-disallowed-list'],
  ['color: OKLCH(40% 0.2 20deg)', 'function-disallowed-list'],
  ['font-size: 13px', 'declaration-property-value-allowed-list'],
  ['font-weight: bold', 'declaration-property-value-allowed-list'],
  ['border-radius: 6px', 'declaration-property-value-allowed-list'],
  ['border-radius: var(--radius-card) 4px 0 0', 'declaration-property-value-allowed-list'],
  ['border-start-end-radius: 4px', 'declaration-property-value-allowed-list'],
  ['box-shadow: 0 1px 2px black', 'declaration-property-value-allowed-list'],
  ['transition: opacity 200ms ease', 'declaration-property-value-disallowed-list'],
  ['animation-duration: .4s', 'declaration-property-value-disallowed-list'],
  ['color: var(--color-acent)', 'csstools/value-no-unknown-custom-properties'],
];
/** Everything that style sheets may write besides a token. */
const STYLES_IN_ORDER = `.a {
  --part: 1px;
  color: currentcolor;
  inline-size: var(--part);
  block-size: var(--set-by-a-component, 100%);
  font-size: 0.875em;
  border-radius: var(--radius-card) 0 0 50%;
  box-shadow: inset 0 0 0 1px var(--color-line);
  transition: opacity var(--motion-fast) var(--ease-out);
  animation-duration: 0.01ms !important;
}
`;

/** Runs a tool that reports as JSON in this folder. */
async function getReports<Report>(folder: string, ...args: string[]): Promise<Report[]> {
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout, stderr) =>
      done(stdout || stderr),
    );
  });
  return JSON.parse(output) as Report[];
}

describe('ESLint', () => {
  const folder = folderWith({
    ...IN_ITS_PLACE,
    ...Object.fromEntries(MISTAKES.map(({ file, code }) => [file, `${code}\n`])),
    'package.json': '{}',
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('finds each kind of mistake, and allows the same code in its place', async () => {
    cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    const reports = await getReports<{ filePath: string; messages: { ruleId: string | null; message: string }[] }>(
      folder,
      join(root, 'node_modules/eslint/bin/eslint.js'),
      '--config',
      join(root, 'eslint.config.mjs'),
      '--format',
      'json',
      'src',
    );
    const broken = new Map(
      reports.map(({ filePath, messages }) => [
        relative(folder, filePath),
        messages.map(({ ruleId, message }) => ruleId ?? (/noInlineConfig/.test(message) ? 'inline config' : message)),
      ]),
    );
    for (const { code, file, rule } of MISTAKES)
      expect([code, broken.get(file)]).toEqual([code, expect.arrayContaining([rule])]);
    for (const file of Object.keys(IN_ITS_PLACE)) expect([file, broken.get(file)]).toEqual([file, []]);
  });
});

describe('stylelint', () => {
  const getFile = (index: number) => `${index}.module.css`;
  const folder = folderWith({
    ...Object.fromEntries(STYLE_MISTAKES.map(([css], index) => [getFile(index), `.a {\n  ${css};\n}\n`])),
    'fine.module.css': STYLES_IN_ORDER,
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('finds values that are not tokens, and unknown tokens', async () => {
    const reports = await getReports<{ source: string; warnings: { rule: string }[] }>(
      folder,
      join(root, 'node_modules/stylelint/bin/stylelint.mjs'),
      '--config',
      join(root, 'stylelint.config.mjs'),
      '--formatter',
      'json',
      '*.css',
    );
    const broken = new Map(
      reports.map(({ source, warnings }) => [relative(folder, source), warnings.map(({ rule }) => rule)]),
    );
    expect(STYLE_MISTAKES.map(([css], index) => [css, ...(broken.get(getFile(index)) ?? [])])).toEqual(STYLE_MISTAKES);
    expect(broken.get('fine.module.css')).toEqual([]);
  });
});
