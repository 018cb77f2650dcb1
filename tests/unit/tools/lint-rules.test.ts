import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

interface Report {
  filePath: string;
  messages: { ruleId: string | null; message: string; fatal?: boolean }[];
}

describe('ESLint', () => {
  const folder = folderWith({
    ...IN_ITS_PLACE,
    ...Object.fromEntries(MISTAKES.map(({ file, code }) => [file, `${code}\n`])),
    'package.json': '{}',
  });
  let reports: Report[] = [];

  const rulesBrokenIn = (file: string) =>
    reports
      .filter(({ filePath }) => filePath === join(folder, file))
      .flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message }) => ruleId ?? (message.includes('noInlineConfig') ? 'inline config' : message),
        ),
      );

  beforeAll(async () => {
    cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    const args = [
      join(root, 'node_modules/eslint/bin/eslint.js'),
      '--config',
      join(root, 'eslint.config.mjs'),
      '--format',
      'json',
      'src',
    ];
    const output = await new Promise<string>((done) => {
      execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout, stderr) =>
        done(stdout || stderr),
      );
    });
    reports = JSON.parse(output) as Report[];
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(MISTAKES)('finds $name', ({ file, rule }) => {
    expect(rulesBrokenIn(file)).toContain(rule);
  });

  test.each(Object.keys(IN_ITS_PLACE))('allows %s', (file) => {
    expect(reports.some(({ filePath }) => filePath === join(folder, file))).toBe(true);
    expect(rulesBrokenIn(file)).toEqual([]);
  });
});
