// What: removes parts of Next that the Pages Router doesn't use in browsers: path-to-regexp, which only rewrites need
// (next.config.js has none), the constants and messages of the server and the build, and polyfills of features that all
// supported browsers have (`browserslist`).
// Saves: 6.6 kB of script, gzipped, on every first view; 3.5% of the script of /home.
// Relies on: the names of the constants that Next's client reads (KEPT), how their module declares them, and the form
// of the polyfills. If they change: the build or the test fails. With a rewrite in next.config.js, the test fails, and
// navigation throws.
// Test: tests/unit/next-adapter/next-parts-loader.test.ts; in the build tests/e2e/built-output.spec.ts.

const HERE = 'src/next-adapter/next-parts-loader.cjs';

/** The constants that Next's client reads in production, by module. */
const KEPT = {
  'lib/constants.js': [
    'MATCHED_PATH_HEADER',
    'NEXT_NAV_DEPLOYMENT_ID_HEADER',
    'NEXT_INTERCEPTION_MARKER_PREFIX',
    'NEXT_QUERY_PARAM_PREFIX',
  ],
  'shared/lib/constants.js': [],
};

const keepConstants = (source, file) =>
  KEPT[file]
    .map((name) => {
      const [, value] = new RegExp(`^const ${name} = ('[^']*');$`, 'm').exec(source) ?? [];
      if (!value) throw new Error(`next/dist/${file} has changed: see ${HERE}.`);
      return `exports.${name} = ${value};`;
    })
    .join('\n');

const MATCHER = 'compiled/path-to-regexp/index.js';

const withoutMatcher = () => `const fail = () => {
  throw new Error('Rewrites are not part of the build: see ${HERE}.');
};
exports.compile = fail;
exports.pathToRegexp = fail;
exports.regexpToFunction = fail;`;

const POLYFILLS = 'build/polyfills/polyfill-module.js';

/** Features that all supported browsers have. */
const SUPPORTED = [
  ...['trimStart', 'trimEnd', 'description', 'flat', 'finally'],
  ...['fromEntries', 'at', 'hasOwn', 'canParse'],
];

function withoutPolyfills(source) {
  const tests = source.matchAll(/"(\w+)"in \w|[A-Z]\w+(?:\.prototype)?\.(\w+)\|\|/g);
  const features = [...tests].map(([, inPrototype, method]) => inPrototype ?? method);
  if (features.join() !== SUPPORTED.join()) throw new Error(`next/dist/${POLYFILLS} has changed: see ${HERE}.`);
  return '';
}

/** Returns a module of `next/dist` without what browsers don't use in production. */
module.exports = function nextPartsLoader(source) {
  const file = this.resourcePath.replaceAll('\\', '/').split('/next/dist/').at(-1);
  if (file === POLYFILLS) return withoutPolyfills(source);
  return file === MATCHER ? withoutMatcher() : keepConstants(source, file);
};

module.exports.KEPT = KEPT;

/** Matches the paths of the modules that this loader changes. */
module.exports.MODULES = new RegExp(
  `next/dist/(${[MATCHER, POLYFILLS, ...Object.keys(KEPT)].join('|').replaceAll('.', '\\.')})$`,
);
