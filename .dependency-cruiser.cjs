/**
 * Who may import whom (docs/architecture.md). Every rule has a wrong import in tests/unit/tools/import-rules.test.ts
 * that shows it at work; a rule without one fails that test.
 */

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

/** Imports across layers that are allowed for a reason of their own: the folder and what it may reach besides. */
const EXCEPTIONS = { features: '^src/next-adapter/island/' };

/** A folder of src imports itself and what is listed after it, nothing else of src. Style sheets are open to all. */
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

/** One owner a package: everybody else asks the owner. */
const OWNERS = [
  { name: 'axios', packages: ['axios'], owner: '^src/services/http/' },
  { name: 'socket-io-client', packages: ['socket\\.io-client'], owner: '^src/socket/' },
  { name: 'media-packages', packages: ['hls\\.js', 'media-chrome'], owner: '^src/media/' },
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
      comment: 'What two areas of features need moves down into entities, components, media or store.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-stay-apart',
      severity: 'error',
      comment:
        'Of another feature of its area, a feature imports only the file that is named after it (top-up/top-up.tsx). What several features of the studio need is in features/studio/shared.',
      from: { path: '^src/features/([^/]+)/([^/]+)/' },
      to: {
        path: '^src/features/$1/',
        pathNot: ['^src/features/$1/$2/', '^src/features/studio/shared/', '^src/features/[^/]+/([^/]+)/\\1\\.tsx$'],
      },
    },
    {
      name: 'store-imports-rules-only',
      severity: 'error',
      comment: 'Of an entity the store imports rules and mappers, never a component.',
      from: { path: '^src/store/' },
      to: { path: '^src/entities/.*\\.tsx$' },
    },
    {
      name: 'no-service-in-component-file',
      severity: 'error',
      comment: 'A service is called from a saga, from a loader of a page, or from a hook of a feature.',
      from: { path: '^src/features/.*\\.tsx$' },
      to: { path: '^src/services/', ...VALUES },
    },
    {
      name: 'contract-as-types-only',
      severity: 'error',
      comment: 'The schemas of the contract must not reach a bundle. Its times are plain numbers.',
      from: { path: '^src/', pathNot: '^src/contract/' },
      to: { path: '^src/contract/', pathNot: '^src/contract/timing\\.ts$', ...VALUES },
    },
    {
      name: 'store-without-view',
      severity: 'error',
      comment: 'The store reaches notices and navigation through the ports of its sagas. Hooks stand beside it.',
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
      comment: 'Helpers know no framework.',
      from: { path: '^src/lib/' },
      to: { path: inPackages(['react', 'react-dom', 'next', 'redux', '@reduxjs', 'redux-saga']), ...VALUES },
    },
    ...OWNERS.map(owner),
    {
      name: 'public-pages-without-antd',
      severity: 'error',
      comment:
        'The studio is antd; everything that fans see is light markup of our own and loads nothing of antd, not even on demand.',
      from: { path: '^src/pages/', pathNot: '^src/pages/studio/' },
      to: { path: inPackages(['antd', '@ant-design', '@rc-component']), reachable: true },
    },
    {
      name: 'client-files-on-demand',
      severity: 'error',
      comment: 'A *.client file needs a browser: load it with next/dynamic.',
      from: { path: '^src/', pathNot: '\\.client\\.tsx?$' },
      to: { path: '\\.client\\.tsx?$', dynamic: false, ...VALUES },
    },
    {
      name: 'server-files-stay-on-the-server',
      severity: 'error',
      comment:
        'A *.server file must not ship to a browser: import it where no browser goes, or with import() behind a check for the server. The wrapper of the store cannot wait for import(); for browsers the build puts something else in its place.',
      from: {
        path: '^src/',
        pathNot: ['\\.server\\.tsx?$', '^src/pages/(api/|_document\\.)', '^src/shell/load/store-wrapper\\.ts$'],
      },
      to: { path: '\\.server\\.tsx?$', dynamic: false, ...VALUES },
    },
    {
      name: 'app-without-tests',
      severity: 'error',
      comment: 'The app knows neither its tests nor the sandbox.',
      from: { path: '^src/' },
      to: { path: '^tests/' },
    },
    {
      name: 'app-without-dev-packages',
      severity: 'error',
      comment:
        'What runs in production stands under "dependencies". The contract is used as types, the style sheet script at build time.',
      from: { path: '^src/', pathNot: ['^src/contract/', '^src/styles/build-antd-css\\.mjs$'] },
      to: { dependencyTypes: ['npm-dev'], ...VALUES },
    },
    {
      name: 'sandbox-knows-only-the-contract',
      severity: 'error',
      comment: 'The sandbox is another program that keeps the same contract.',
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
      comment: 'There is no such file or package.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'Import the file that has it; an index file hides where things are and ships what nobody asked for.',
      from: {},
      to: { path: '^(src/(?!pages/)|tests/).*/index\\.tsx?$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move what both need into a third file.',
      from: {},
      to: { circular: true, viaOnly: VALUES },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nothing imports this file and it imports nothing.',
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
    // Types count too: a layer that knows another's types knows the other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
