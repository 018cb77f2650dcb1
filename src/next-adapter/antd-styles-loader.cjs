// What: replaces the style modules of antd's components by the two class names that they give: public/antd.css has the styles.
// Saves: 46 kB of script, gzipped, on the lists of the studio (10%), 17 on its home (5%).
// Relies on: `antd/es/<component>/style/*.js` and `_util/wave/style.js` exporting hooks made by `genStyleHooks`, components
// without output made by `genSubStyleComponent`, and text constants; `useToken` of antd returning `[theme, token, hash, values, { key }]`.
// If they change: the build fails on a missing export, or antd's elements lose their scope and so all colors and sizes.
// Test: tests/unit/next-adapter/antd-styles-loader.test.ts; in the build every browser test of the studio.

const HEAD = `import useToken from '../../theme/useToken';
const useStyle = () => {
  const [, , hash, , { key }] = useToken();
  return [hash, key];
};
`;

/** `export default …` and `export const name = …`, with what makes it, or its text. */
const EXPORT = /^export (?:default |const (\w+) = )(?:(gen\w+)\(|('[^'\n]*');)?/gm;

/** A module with the exports of an antd style module that components use. */
module.exports = function antdStylesLoader(source) {
  const stubs = [...source.matchAll(EXPORT)].flatMap(([, name, maker, text]) => {
    const value = text ?? (maker === 'genSubStyleComponent' ? '() => null' : 'useStyle');
    if (!name) return `export default ${value};`;
    return maker || text ? `export const ${name} = ${value};` : [];
  });
  return HEAD + stubs.join('\n');
};
