const nextJest = require('next/jest');

// Shown dates depend on the time zone; the workers inherit it.
process.env.TZ = 'UTC';

const withNext = nextJest({ dir: __dirname });

/** Packages that ship ES modules only and therefore have to be compiled for Jest. */
const ES_MODULES = [
  'msw',
  '@mswjs',
  'rettime',
  'until-async',
  '@open-draft',
  'jose',
  'hono',
  'next-redux-wrapper',
  'media-chrome',
  'ce-la-react',
  'yet-another-react-lightbox',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
];

/** A test loads the parts of antd that it uses: all of antd would take a second. */
const ANTD_IN_PARTS = { antd: { transform: 'antd/lib/{{kebabCase member}}' } };

const withAntdInParts = ({ transform, ...config }) => ({
  ...config,
  transform: Object.fromEntries(
    Object.entries(transform).map(([files, [transformer, options]]) => [
      files,
      [transformer, { ...options, modularizeImports: ANTD_IN_PARTS }],
    ]),
  ),
});

const project = async (displayName, extra) => ({
  ...withAntdInParts(
    await withNext({
      displayName,
      testMatch: [`<rootDir>/tests/${displayName}/**/*.test.{ts,tsx}`],
      // Jest takes the builds of packages for Node or `require`; pages get the other ones.
      moduleNameMapper: {
        '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js',
        '^media-chrome/react$': '<rootDir>/node_modules/media-chrome/dist/react/index.js',
        '^media-chrome/dist/constants\\.js$': '<rootDir>/node_modules/media-chrome/dist/constants.js',
        '^@/(.*)$': '<rootDir>/src/$1',
        '^@sandbox/(.*)$': '<rootDir>/tests/sandbox/$1',
      },
      modulePathIgnorePatterns: ['<rootDir>/.next/'],
      runtime: '<rootDir>/tests/setup/jest-runtime.cjs',
      ...extra,
    })(),
  ),
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '\\.module\\.(css|sass|scss)$'],
});

const inJsdom = {
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.setup.ts'],
};

module.exports = async () => {
  const names = new Set(Object.keys(process.env));
  const projects = [
    await project('unit', { testEnvironment: 'node' }),
    await project('ssr', { testEnvironment: 'node' }),
    // CPU time, memory and the advisories of the package registry: part of `npm run test:all` only.
    await project('limits', { testEnvironment: 'node' }),
    await project('integration', inJsdom),
    await project('pages', { ...inJsdom, setupFiles: ['<rootDir>/tests/setup/production-react.ts'] }),
  ];
  // next/jest reads `.env`, but tests must not depend on the settings of a developer.
  for (const name of Object.keys(process.env)) if (!names.has(name)) delete process.env[name];
  return {
    // A safety net against hangs, not a speed limit: a slow machine must pass as well. Jest ignores it in the settings of
    // a project.
    testTimeout: 180_000,
    maxWorkers: '100%',
    // Test files leave memory behind, so workers are restarted before garbage collection slows them down.
    workerIdleMemoryLimit: '1GB',
    projects,
  };
};
