import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const a11y = nextVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'].flatConfigs.recommended.rules;

/** What only one place in src may do. Each entry is forbidden everywhere but in the files it names. */
const ONE_PLACE_ONLY = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'HTML is written only by the few files named in eslint.config.mjs, each with text that was made safe.',
    allowedIn: [
      'src/pages/_document.tsx',
      'src/next-adapter/inline-styles.server.tsx',
      'src/shell/frame/page-head.tsx',
      'src/components/safe-html/safe-html.tsx',
      'src/next-adapter/island/island.tsx',
    ],
  },
  {
    selector:
      'MemberExpression[object.name="process"][property.name="env"]:not(MemberExpression[property.name="NODE_ENV"] > MemberExpression)',
    message: 'Settings are read by lib/page/runtime-config when the server starts.',
    allowedIn: ['src/lib/page/runtime-config.ts', 'src/instrumentation.ts'],
  },
  {
    selector: 'Identifier[name="localStorage"]',
    message: 'What the device keeps goes through device/storage.',
    allowedIn: ['src/device/storage.ts'],
  },
  {
    selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
    message: 'Cookies go through lib/browser/cookies.',
    allowedIn: ['src/lib/browser/cookies.ts'],
  },
  {
    selector:
      'MemberExpression[object.name="Intl"], CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    message: 'Dates, numbers, money and plurals are formatted by lib/format, with one locale.',
    allowedIn: [
      'src/lib/format/format.ts',
      'src/lib/format/zoned-date.ts',
      'src/components/text/use-time-zone.ts',
      'src/features/discovery/performers/profile/profile-facts.ts',
    ],
  },
];

/** What no place may do. */
const NOWHERE = [
  {
    selector: 'JSXOpeningElement[name.name="form"]:not(:has(> JSXAttribute[name.name="method"]))',
    message:
      'A form says its method: without scripts, or before they are there, one that says none writes what was typed into the address.',
  },
];

const restricted = (entries) => ({
  'no-restricted-syntax': [
    'error',
    ...[...NOWHERE, ...entries].map(({ selector, message }) => ({ selector, message })),
  ],
});

const onePlaceOnly = [
  { files: ['src/**/*.{ts,tsx}'], rules: restricted(ONE_PLACE_ONLY) },
  ...[...new Set(ONE_PLACE_ONLY.flatMap(({ allowedIn }) => allowedIn))].map((file) => ({
    files: [file],
    rules: restricted(ONE_PLACE_ONLY.filter(({ allowedIn }) => !allowedIn.includes(file))),
  })),
];

const config = [
  { ignores: ['.next/**', '.sandbox*/**', 'public/**', 'tests/e2e/.artifacts/**', 'next-env.d.ts'] },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      ...a11y,
      // A list without bullets is no list to VoiceOver unless it says so.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
      // The wire has no captions: there is nothing to put into a track.
      'jsx-a11y/media-has-caption': 'off',
      // Pictures come from hosts that are known when the server starts, next/image wants them when it is built.
      '@next/next/no-img-element': 'off',
      // Takes writing to a DOM element behind a ref, such as a video's volume, for changing an argument.
      'react-hooks/immutability': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-var': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-unused-expressions': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  ...onePlaceOnly,
  // Configuration files of tools that read CommonJS only.
  { files: ['*.js', '*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
];

export default config;
