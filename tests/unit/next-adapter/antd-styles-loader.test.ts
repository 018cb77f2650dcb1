import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const antd = join(__dirname, '../../../node_modules/antd/es');
const stub = jest.requireActual<(source: string) => string>('@/next-adapter/antd-styles-loader.cjs');

const isStyle = (file: string) => /^([\w-]+\/style\/|_util\/wave\/style)/.test(file);
const readFile = (file: string) => readFileSync(file, 'utf8');

/** What the components of antd import from the style modules of components. */
const imports = readdirSync(antd, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !isStyle(file))
  .flatMap((file) =>
    [
      ...readFile(join(antd, file)).matchAll(/^import (\w+)?(?:, )?(?:\{ ([^}]*) \})? from '([^']*\/style[^']*)';$/gm),
    ].map(([, main, names = '', from = '']) => {
      const target = join(antd, dirname(file), from);
      return {
        main,
        names: names.split(', ').filter(Boolean),
        path: existsSync(`${target}.js`) ? `${target}.js` : `${target}/index.js`,
      };
    }),
  )
  .filter(
    ({ path }) =>
      isStyle(path.slice(antd.length + 1)) &&
      /\bgen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/.test(readFile(path)),
  );

it('the style modules of antd keep what components import from them', () => {
  expect(imports.length).toBeGreaterThan(50);
  for (const { main, names, path } of imports) {
    const source = stub(readFile(path));
    if (main) expect(source).toContain(`export default ${/^use/.test(main) ? 'useStyle' : '() => null'};`);
    for (const name of names) expect(source).toContain(`export const ${name} = `);
    expect(source).not.toMatch(/genStyleHooks|genComponentStyleHook/);
  }
});
