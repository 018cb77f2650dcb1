import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { folderWith } from './run-scripts';

const root = resolve(__dirname, '../../..');

interface Mistake {
  name: string;
  file: string;
  code: string;
  rule: string;
}

/** One violation of each rule. */
const MISTAKES: Mistake[] = [
  {
    name: 'any',
    file: 'src/lib/a.ts',
    code: 'export const f = (x: any) => String(x);',
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    name: 'a non-null assertion',
    file: 'src/lib/b.ts',
    code: 'export const f = (x?: string) => x!.length;',
    rule: '@typescript-eslint/no-non-null-assertion',
  },
  {
    name: 'a silenced compiler',
    file: 'src/lib/c.ts',
    code: '// @ts-ignore\nexport const f: number = 1;',
    rule: '@typescript-eslint/ban-ts-comment',
  },
  {
    name: 'a type imported as a value',
    file: 'src/lib/d.ts',
    code: "import { Stats } from 'node:fs';\nexport const f = (x: Stats) => x.size;",
    rule: '@typescript-eslint/consistent-type-imports',
  },
  {
    name: 'a promise nobody waits for',
    file: 'src/lib/e.ts',
    code: 'const work = async () => 1;\nexport const f = () => {\n  work();\n};',
    rule: '@typescript-eslint/no-floating-promises',
  },
  { name: 'a log line of a developer', file: 'src/lib/f.ts', code: "console.log('here');", rule: 'no-console' },
  {
    name: 'raw HTML',
    file: 'src/components/g.tsx',
    code: 'export const G = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
    rule: 'no-restricted-syntax',
  },
  {
    name: 'the environment',
    file: 'src/lib/h.ts',
    code: 'export const f = () => process.env.API_ENDPOINT;',
    rule: 'no-restricted-syntax',
  },
  {
    name: 'the storage of the device',
    file: 'src/lib/i.ts',
    code: "export const f = () => window.localStorage.getItem('cart');",
    rule: 'no-restricted-syntax',
  },
  {
    name: 'a cookie',
    file: 'src/lib/j.ts',
    code: 'export const f = () => document.cookie;',
    rule: 'no-restricted-syntax',
  },
  {
    name: 'a date formatted outside lib/format',
    file: 'src/lib/date.ts',
    code: "export const f = (at: Date) => new Intl.DateTimeFormat('en-GB').format(at);",
    rule: 'no-restricted-syntax',
  },
  {
    name: 'a number formatted outside lib/format',
    file: 'src/lib/number.ts',
    code: 'export const f = (value: number) => value.toLocaleString();',
    rule: 'no-restricted-syntax',
  },
  {
    name: 'a picture without a text',
    file: 'src/components/k.tsx',
    code: "export const K = () => <img src='/a.png' />;",
    rule: 'jsx-a11y/alt-text',
  },
  {
    name: 'a click on what is no control',
    file: 'src/components/l.tsx',
    code: 'export const L = ({ go }: { go: () => void }) => <div onClick={go}>Go</div>;',
    rule: 'jsx-a11y/no-static-element-interactions',
  },
  {
    name: 'a hook behind a condition',
    file: 'src/components/m.tsx',
    code: "import { useState } from 'react';\nexport function M({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
    rule: 'react-hooks/rules-of-hooks',
  },
  {
    name: 'a form that would write what is typed into the address',
    file: 'src/components/o.tsx',
    code: 'export const O = ({ send }: { send: () => void }) => <form onSubmit={send}>Go</form>;',
    rule: 'no-restricted-syntax',
  },
  {
    name: 'a rule switched off in passing',
    file: 'src/lib/n.ts',
    code: '// eslint-disable-next-line no-var\nexport const f = 1;',
    rule: 'inline config',
  },
];

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

/** Style sheets, each with one mistake and the rule that finds it. */
const STYLE_MISTAKES: { css: string; rule: string }[] = [
  { css: 'color: #fff', rule: 'color-no-hex' },
  { css: 'background: linear-gradient(#fff000, var(--color-page))', rule: 'color-no-hex' },
  { css: 'border: 1px solid rgb(0 0 0 / 50%)', rule: 'function-disallowed-list' },
  { css: 'color: OKLCH(40% 0.2 20deg)', rule: 'function-disallowed-list' },
  { css: 'font-size: 13px', rule: 'declaration-property-value-allowed-list' },
  { css: 'font-weight: bold', rule: 'declaration-property-value-allowed-list' },
  { css: 'border-radius: 6px', rule: 'declaration-property-value-allowed-list' },
  { css: 'border-radius: var(--radius-card) 4px 0 0', rule: 'declaration-property-value-allowed-list' },
  { css: 'border-start-end-radius: 4px', rule: 'declaration-property-value-allowed-list' },
  { css: 'box-shadow: 0 1px 2px black', rule: 'declaration-property-value-allowed-list' },
  { css: 'transition: opacity 200ms ease', rule: 'declaration-property-value-disallowed-list' },
  { css: 'animation-duration: .4s', rule: 'declaration-property-value-disallowed-list' },
  { css: 'color: var(--color-acent)', rule: 'csstools/value-no-unknown-custom-properties' },
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
    for (const { name, file, rule } of MISTAKES)
      expect({ name, broken: broken.get(file) }).toEqual({ name, broken: expect.arrayContaining([rule]) });
    for (const file of Object.keys(IN_ITS_PLACE)) expect([file, broken.get(file)]).toEqual([file, []]);
  }, 120_000);
});

describe('stylelint', () => {
  const getFile = (index: number) => `${index}.module.css`;
  const folder = folderWith({
    ...Object.fromEntries(STYLE_MISTAKES.map(({ css }, index) => [getFile(index), `.a {\n  ${css};\n}\n`])),
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
    for (const [index, { css, rule }] of STYLE_MISTAKES.entries())
      expect({ css, broken: broken.get(getFile(index)) }).toEqual({ css, broken: [rule] });
    expect(broken.get('fine.module.css')).toEqual([]);
  }, 60_000);
});
