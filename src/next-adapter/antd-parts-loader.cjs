// What: removes imports in antd of whole components that aren't used: tooltips and radio buttons import the form,
// tables import the tree and the column filters (the studio filters by URL), and every component imports the style
// generator, which the style sheet replaces.
// Saves: 18 kB of script, gzipped, on the studio home (7%), and 33 kB on its lists (8%).
// Relies on: the texts below in the modules of `antd/es`, and the exports of the modules of `@rc-component` that they
// name.
// If they change: the build fails. A table with column filters throws.
// Test: tests/unit/next-adapter/antd-parts-loader.test.ts; in the build tests/e2e/built-output.spec.ts.

const HERE = 'src/next-adapter/antd-parts-loader.cjs';

const expectText = (source, file, text) => {
  if (!source.includes(text)) throw new Error(`antd/es/${file} has changed: see ${HERE}.`);
};

const replace = (before, after) => (source, file) => {
  expectText(source, file, before);
  return source.replace(before, after);
};

const PARTS = {
  'form/context.js': replace("from '@rc-component/form'", "from '@rc-component/form/es/FormContext'"),
  'radio/group.js': replace(
    "import { toNamePathStr } from '../form/hooks/useForm';",
    "import { toArray } from '../form/util';\nconst toNamePathStr = (name) => toArray(name).join('_');",
  ),
  'table/hooks/useSelection.js': replace(
    "import { arrAdd, arrDel, conductCheck, convertDataToEntities } from '@rc-component/tree';",
    `import { conductCheck } from '@rc-component/tree/es/utils/conductUtil';
import { convertDataToEntities } from '@rc-component/tree/es/utils/treeUtil';
const arrDel = (list, value) => (list ?? []).filter((entry) => entry !== value);
const arrAdd = (list, value) => [...new Set([...(list ?? []), value])];`,
  ),
  'table/hooks/useFilter/FilterDropdown.js': () => `export const flattenKeys = () => [];
export default () => {
  throw new Error('Column filters are not part of the build: see ${HERE}.');
};`,
  'theme/util/genStyleUtils.js': (source, file) => {
    const KEPT = 'export const genCssVar';
    expectText(source, file, KEPT);
    return `export const genStyleHooks = null, genComponentStyleHook = null, genSubStyleComponent = null;
${source.slice(source.indexOf(KEPT))}`;
  },
};

/** Returns the module at a path of `antd/es` without the unused parts. */
module.exports = function antdPartsLoader(source) {
  const file = this.resourcePath.replaceAll('\\', '/').split('/antd/es/').at(-1);
  return PARTS[file](source, file);
};

/** Matches the paths of the modules that this loader changes. */
module.exports.MODULES = new RegExp(`antd/es/(${Object.keys(PARTS).join('|').replaceAll('.', '\\.')})$`);
