import { readFileSync, writeFileSync } from 'node:fs';
import { formLimits } from '../../setup/form-limits';
import { contractTables } from '../../setup/wire-shapes';

const HTTP = 'src/services/http';
const LIMITS = 'src/features/studio/shared/form/limits.ts';

const made: Record<string, () => Promise<string>> = {
  [`${HTTP}/shapes.ts`]: async () => (await contractTables())['shapes.ts'] ?? '',
  [`${HTTP}/replies.ts`]: async () => (await contractTables())['replies.ts'] ?? '',
  [LIMITS]: () => Promise.resolve(formLimits()),
};

test.each(Object.entries(made))('%s matches the contract; WRITE_TABLES=1 regenerates it', async (file, make) => {
  const text = await make();
  if (process.env.WRITE_TABLES) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
