/** Import rules (docs/architecture.md). tests/unit/tools/import-rules.test.ts breaks each rule once, and fails for a rule without such a case. */

const VALUES = { dependencyTypesNot: ['type-only'] };

const LAYERS = [
  [
    'pages',
    'shell',
    'server',
    'next-adapter',
    'features',
    'store',
    'entities',
    'media',
    'components',
    'services',
    'socket',
    'device',
    'lib',
    'contract',
  ],
  [
    'shell',
    'server',
    'next-adapter',
    'features',
    'store',
    'entities',
    'media',
    'components',
    'services',
    'socket',
    'device',
    'lib',
    'contract',
  ],
  ['server', 'next-adapter', 'entities', 'services', 'lib', 'contract'],
  ['next-adapter', 'device', 'lib', 'contract'],
  ['features', 'store', 'entities', 'media', 'components', 'services', 'socket', 'device', 'lib', 'contract'],
  ['store', 'entities', 'services', 'socket', 'device', 'lib', 'contract'],
  ['entities', 'media', 'components', 'device', 'lib', 'contract'],
  ['media', 'components', 'services', 'socket', 'device', 'lib', 'contract'],
  ['components', 'device', 'lib', 'contract'],
  ['services', 'device', 'lib', 'contract'],
  ['socket', 'lib', 'contract'],
  ['device', 'lib', 'contract'],
  ['lib', 'contract'],
  ['contract'],
];

/** Additional imports that are allowed: a folder and the path that it may import. */
const EXCEPTIONS = { features: '^src/next-adapter/island/' };

/** A folder of src may import itself, the folders listed after it, and style sheets. */
const layer = ([folder, ...below]) => ({
  name: `layer-${folder}`,
  severity: 'error',
  comment: `src/${folder} may import ${below.length ? `only from ${below.join(', ')}` : 'nothing else of src'}.`,
  from: { path: `^src/${folder}/` },
  to: {
    path: '^src/',
    pathNot: [`^src/(${[folder, ...below, 'styles'].join('|')})/`, ...(EXCEPTIONS[folder] ? [EXCEPTIONS[folder]] : [])],
  },
});

/** Packages that only one folder may import. */
const OWNERS = [
  { name: 'axios', packages: ['axios'], owner: '^src/services/http/' },
  { name: 'socket-io-client', packages: ['socket\\.io-client'], owner: '^src/socket/' },
  { name: 'media-packages', packages: ['hls\\.js', 'media-chrome'], owner: '^src/media/' },
  { name: 'next-internals', packages: ['next/dist/(client|shared)'], owner: '^src/next-adapter/' },
  { name: 'uplot', packages: ['uplot'], owner: '^src/components/chart/' },
  { name: 'next-redux-wrapper', packages: ['next-redux-wrapper'], owner: '^src/(store|shell)/|^src/pages/_app\\.' },
  { name: 'react-redux', packages: ['react-redux'], owner: '^src/store/hooks\\.ts$|^src/shell/|^src/pages/_app\\.' },
  {
    name: 'antd',
    packages: ['antd', '@ant-design', '@rc-component'],
    owner: '^src/(shell|features)/studio/|^src/styles/build-antd-css\\.mjs$',
  },
];

const inPackages = (packages) => `(^|/)node_modules/(${packages.join('|')})/`;

const owner = ({ name, packages, owner: path }) => ({
  name: `owner-${name}`,
  severity: 'error',
  comment: `Only ${path} may import this package.`,
  from: { path: '^src/', pathNot: path },
  to: { path: inPackages(packages) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...LAYERS.map(layer),
    {
      name: 'areas-stay-apart',
      severity: 'error',
      comment: 'Move code that two areas of features need to entities, components, media or store.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-stay-apart',
      severity: 'error',
      comment:
        'A feature may import another feature of its area only through the file named after it (top-up/top-up.tsx). Shared code of the studio is in features/studio/shared.',
      from: { path: '^src/features/([^/]+)/([^/]+)/' },
      to: {
        path: '^src/features/$1/',
        pathNot: ['^src/features/$1/$2/', '^src/features/studio/shared/', '^src/features/[^/]+/([^/]+)/\\1\\.tsx$'],
      },
    },
    {
      name: 'store-imports-rules-only',
      severity: 'error',
      comment: 'The store may import rules and mappers of an entity, but no component.',
      from: { path: '^src/store/' },
      to: { path: '^src/entities/.*\\.tsx$' },
    },
    {
      name: 'no-service-in-component-file',
      severity: 'error',
      comment: 'Call services from sagas, page loaders or hooks of a feature.',
      from: { path: '^src/features/.*\\.tsx$' },
      to: { path: '^src/services/', ...VALUES },
    },
    {
      name: 'contract-as-types-only',
      severity: 'error',
      comment:
        'Import only types from the contract, so that its schemas are in no bundle. The constants in timing.ts are allowed.',
      from: { path: '^src/', pathNot: '^src/contract/' },
      to: { path: '^src/contract/', pathNot: '^src/contract/timing\\.ts$', ...VALUES },
    },
    {
      name: 'store-without-view',
      severity: 'error',
      comment: 'The store accesses notices and navigation through ports of its sagas. Only its hooks may import React.',
      from: { path: '^src/store/', pathNot: '/use-[^/]+\\.ts$' },
      to: {
        path: [
          inPackages(['react', 'react-dom', 'antd', '@ant-design']),
          'node_modules/next/(router|link|head|dynamic)',
        ],
      },
    },
    {
      name: 'lib-without-framework',
      severity: 'error',
      comment: 'Helpers must not depend on a framework.',
      from: { path: '^src/lib/' },
      to: { path: inPackages(['react', 'react-dom', 'next', 'redux', '@reduxjs', 'redux-saga']), ...VALUES },
    },
    ...OWNERS.map(owner),
    {
      name: 'public-pages-without-antd',
      severity: 'error',
      comment: 'Only the studio uses antd. Pages for fans must not load it, not even on demand.',
      from: { path: '^src/pages/', pathNot: '^src/pages/studio/' },
      to: { path: inPackages(['antd', '@ant-design', '@rc-component']), reachable: true },
    },
    {
      name: 'client-files-on-demand',
      severity: 'error',
      comment: 'A *.client file requires a browser. Load it with next/dynamic.',
      from: { path: '^src/', pathNot: '\\.client\\.tsx?$' },
      to: { path: '\\.client\\.tsx?$', dynamic: false, ...VALUES },
    },
    {
      name: 'server-files-stay-on-the-server',
      severity: 'error',
      comment:
        'A *.server file must not be part of a browser bundle. Import it from server code, or with import() behind a check for the server. The store wrapper cannot await import(), so the build replaces the module for browsers.',
      from: {
        path: '^src/',
        pathNot: ['\\.server\\.tsx?$', '^src/pages/(api/|_document\\.)', '^src/shell/load/store-wrapper\\.ts$'],
      },
      to: { path: '\\.server\\.tsx?$', dynamic: false, ...VALUES },
    },
    {
      name: 'app-without-tests',
      severity: 'error',
      comment: 'The app must not import tests or the sandbox.',
      from: { path: '^src/' },
      to: { path: '^tests/' },
    },
    {
      name: 'app-without-dev-packages',
      severity: 'error',
      comment:
        'Code that runs in production needs "dependencies". The contract is used as types only, the style sheet script at build time only.',
      from: { path: '^src/', pathNot: ['^src/contract/', '^src/styles/build-antd-css\\.mjs$'] },
      to: { dependencyTypes: ['npm-dev'], ...VALUES },
    },
    {
      name: 'sandbox-knows-only-the-contract',
      severity: 'error',
      comment: 'The sandbox is a separate program that implements the contract.',
      from: { path: '^tests/sandbox/' },
      to: { path: ['^src/', '^tests/'], pathNot: ['^src/contract/', '^tests/sandbox/'] },
    },
    {
      name: 'no-unlisted-package',
      severity: 'error',
      comment: 'The package is not in package.json.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'This file or package does not exist.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'Import the defining file. Index files hide where code is and pull unused code into bundles.',
      from: {},
      to: { path: '^(src/(?!pages/)|tests/).*/index\\.tsx?$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move the shared code to a third file.',
      from: {},
      to: { circular: true, viaOnly: VALUES },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'This file is unused.',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: [
          '^src/pages/',
          '^src/[^/]+$',
          '^src/shell/load/no-requests\\.ts$',
          '\\.cjs$',
          '\\.d\\.ts$',
          '\\.css$',
          '\\.md$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports are dependencies between layers, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
