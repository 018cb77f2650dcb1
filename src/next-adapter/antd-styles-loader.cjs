// What: replaces the style modules of antd's components with their two class names, because public/antd.css contains
// the styles.
// Saves: 46 kB of script, gzipped, on the studio's lists (10%), and 17 kB on its home (5%).
// Relies on: `antd/es/<component>/style/*.js` and `_util/wave/style.js` exporting hooks made by `genStyleHooks`,
// components without output made by `genSubStyleComponent`, and text constants; `useToken` of antd returning
// `[theme, token, hash, values, { key }]`.
// If they change: the build fails on a missing export, or antd's elements lose their scope and so all colors and sizes.
// Test: tests/unit/next-adapter/antd-styles-loader.test.ts; in the build every browser test of the studio.

const HEAD = `import useToken from '../../theme/useToken';
const useStyle = () => {
  const [, , hash, , { key }] = useToken();
  return [hash, key];
};
`;

/** Matches `export default …` and `export const name = …`, with the function that creates the value, or its text. */
const EXPORT = /^export (?:default |const (\w+) = )(?:(gen\w+)\(|('[^'\n]*');)?/gm;

/** Returns a module with the exports of an antd style module that components use. */
module.exports = function antdStylesLoader(source) {
  const stubs = [...source.matchAll(EXPORT)].flatMap(([, name, maker, text]) => {
    const value = text ?? (maker === 'genSubStyleComponent' ? '() => null' : 'useStyle');
    if (!name) return `export default ${value};`;
    return maker || text ? `export const ${name} = ${value};` : [];
  });
  return HEAD + stubs.join('\n');
};
