import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'src/contract';
const ROOT = join(__dirname, '../..');

/** Finds where the operations of the contract are defined, as `src/contract/video.ts:95`, by name. */
export function findSchemaFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const file of readdirSync(join(ROOT, FOLDER))) {
    readFileSync(join(ROOT, FOLDER, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        const [, name] = /^ {2}(\w+): (?:\{|upload\()/.exec(line) ?? [];
        if (name) files.set(name, `${FOLDER}/${file}:${index + 1}`);
      });
  }
  return files;
}
