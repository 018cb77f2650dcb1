import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const antd = join(__dirname, '../../../node_modules/antd/es');
const cut = jest.requireActual<(this: { resourcePath: string }, source: string) => string>(
  '@/next-adapter/antd-parts-loader.cjs',
);
const load = (file: string, source = readFileSync(join(antd, file), 'utf8')) =>
  cut.call({ resourcePath: join(antd, file) }, source);

test.each([
  ['form/context.js', '@rc-component/form'],
  ['radio/group.js', '../form/hooks/useForm'],
  ['table/hooks/useSelection.js', '@rc-component/tree'],
  ['table/hooks/useFilter/FilterDropdown.js', '../../../tree'],
  ['theme/util/genStyleUtils.js', '@ant-design/cssinjs-utils'],
])('%s of antd does not import all of %s', (file, whole) => {
  expect(readFileSync(join(antd, file), 'utf8')).toContain(`from '${whole}'`);
  expect(load(file)).not.toContain(`from '${whole}'`);
});

test.each(['form/context.js', 'radio/group.js', 'table/hooks/useSelection.js', 'theme/util/genStyleUtils.js'])(
  'the build fails if %s of antd has changed',
  (file) => {
    expect(() => load(file, 'export default 1;')).toThrow(`antd/es/${file} has changed`);
  },
);
