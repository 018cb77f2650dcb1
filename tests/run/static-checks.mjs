import { bin } from './places.mjs';
import { run } from './processes.mjs';
import { toolFailure } from './steps.mjs';

const tool = (name, args, sentence) => ({
  name,
  async work() {
    const { code, output } = await run(args());
    if (code !== 0) throw toolFailure(sentence, output);
  },
});

const types = tool(
  'types',
  () => [bin('typescript', 'tsc'), '--noEmit', '--pretty', 'false'],
  'The types do not fit: see the lines above.',
);
const lint = tool(
  'eslint',
  () => [bin('eslint'), '.', '--max-warnings=0'],
  'ESLint found faults: see the lines above.',
);
const styles = tool(
  'stylelint',
  () => [bin('stylelint'), 'src/**/*.css'],
  'stylelint found faults: see the lines above.',
);
const format = tool(
  'format',
  () => [bin('prettier'), '--check', '.', '--log-level=warn'],
  'Files are not formatted: run `npm run format`.',
);
const imports = tool(
  'import rules',
  () => [bin('dependency-cruiser', 'depcruise'), 'src', 'tests/sandbox', '--output-type=err-long'],
  'An import breaks the rules of .dependency-cruiser.cjs: see the lines above.',
);
const deadCode = tool(
  'dead code',
  () => [bin('knip'), '--no-progress'],
  'knip found code or packages that nothing uses: see the lines above.',
);

/**
 * All checks that don't run the code. ESLint takes as long as all others, which share the other core, followed by
 * `besides`.
 */
export const staticChecks = (...besides) => [lint, [types, styles, format, imports, deadCode, ...besides]];
