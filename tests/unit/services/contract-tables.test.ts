import { readFileSync, writeFileSync } from 'node:fs';
import { contractTables } from '../../setup/wire-shapes';

const FOLDER = 'src/services/http';

test.each(['shapes.ts', 'replies.ts'])(
  `${FOLDER}/%s matches the contract; WRITE_TABLES=1 regenerates it`,
  async (file) => {
    const text = (await contractTables())[file] ?? '';
    if (process.env.WRITE_TABLES) writeFileSync(`${FOLDER}/${file}`, text);
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toBe(text);
  },
);
