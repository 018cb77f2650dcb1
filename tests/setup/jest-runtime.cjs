// What: compiles each module once per Jest worker instead of once per test file and reset, and keeps the contents and
// paths of modules when a test file resets its modules.
// Saves: 40% of the CPU time of the page tests (decision 0094).
// Relies on: `executor.compile`, `executor.injectedModuleParameters`, `fileCache` and `_resolution` of jest-runtime.
// If they change: every test file fails with the error below.
// Test: every test of the suite.
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file: its script, and the code that it was compiled from, which tells when it is outdated. */
const scripts = new Map();

function getScript(filename, code, parameters) {
  const known = scripts.get(filename);
  if (known?.code === code) return known.script;
  const head = `(function(${parameters.join()}){`;
  const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, script });
  return script;
}

const doNothing = () => undefined;

/** Jest itself compiles with `compileFunction`, whose results V8 can't share between contexts. */
module.exports = class TestRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    const { executor, fileCache, _resolution: resolution } = this;
    if (!executor?.compile || !executor.injectedModuleParameters || !fileCache?.clear || !resolution?.clear)
      throw new Error('jest-runtime has changed: see tests/setup/jest-runtime.cjs.');
    fileCache.clear = doNothing;
    resolution.clear = doNothing;

    const compile = executor.compile.bind(executor);
    executor.compile = (code, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      try {
        return getScript(filename, code, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Reports the error with the position in the file.
        return compile(code, filename);
      }
    };
  }
};
