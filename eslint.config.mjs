import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const a11y = nextVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'].flatConfigs.recommended.rules;

/** Syntax that is allowed only in the listed files of src. */
const RESTRICTED = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Raw HTML is allowed only in the files listed in eslint.config.mjs, with sanitized text.',
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
    message: 'Read settings through lib/page/runtime-config.',
    allowedIn: ['src/lib/page/runtime-config.ts', 'src/instrumentation.ts'],
  },
  {
    selector: 'Identifier[name="localStorage"]',
    message: 'Use device/storage for data on the device.',
    allowedIn: ['src/device/storage.ts'],
  },
  {
    selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
    message: 'Use lib/browser/cookies.',
    allowedIn: ['src/lib/browser/cookies.ts'],
  },
  {
    selector:
      'MemberExpression[object.name="Intl"], CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    message: 'Format dates, numbers, money and plurals with lib/format, which sets the locale.',
    allowedIn: [
      'src/lib/format/age.ts',
      'src/lib/format/format.ts',
      'src/lib/format/zoned-date.ts',
      'src/components/text/use-time-zone.ts',
      'src/features/discovery/performers/profile/profile-facts.ts',
    ],
  },
];

/** Syntax that isn't allowed anywhere. */
const FORBIDDEN = [
  {
    selector: 'JSXOpeningElement[name.name="form"]:not(:has(> JSXAttribute[name.name="method"]))',
    message: 'Set the method of a form. Before scripts load, a form without a method puts its values into the URL.',
  },
];

const restricted = (entries) => ({
  'no-restricted-syntax': [
    'error',
    ...[...FORBIDDEN, ...entries].map(({ selector, message }) => ({ selector, message })),
  ],
});

const restrictedSyntax = [
  { files: ['src/**/*.{ts,tsx}'], rules: restricted(RESTRICTED) },
  ...[...new Set(RESTRICTED.flatMap(({ allowedIn }) => allowedIn))].map((file) => ({
    files: [file],
    rules: restricted(RESTRICTED.filter(({ allowedIn }) => !allowedIn.includes(file))),
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
      // VoiceOver ignores lists without bullets unless they have a role.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
      // The API provides no captions.
      'jsx-a11y/media-has-caption': 'off',
      // The hosts of images are known when the server starts, but next/image requires them at build time.
      '@next/next/no-img-element': 'off',
      // Reports assignments to a DOM element behind a ref, such as a video's volume.
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
  ...restrictedSyntax,
  // Configuration files of tools that require CommonJS.
  { files: ['*.js', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
];

export default config;
