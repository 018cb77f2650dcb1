import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Spellings and forms that names must not have (CONTRIBUTING.md, "Names"): `MOST_TAGS`, `titleOf`, `colour`. */
const FORBIDDEN =
  /\b(?:MOST|LONGEST)_[A-Z_]+\b|\b(?:[A-Z_]+_)?AT_ONCE\b|\bwarmUp\b|\blearnt\b|\b[a-z]\w+Asked\b|\b(?:const|function\*?) (?!queryOneOf)[a-z]\w*Of\b|\b(?:\w*[Cc]olours?|neighbours?|behaviours?|centre|grey|afterwards)\b/g;

/** Only this file may contain them. */
const EXCEPTIONS = ['tests/unit/tools/names.test.ts'];

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|[cm]js|css|conf|ya?ml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // What browser tests leave behind.
    .filter((file) => !file.includes('.artifacts'));

test('names have American spelling and say what they are', () => {
  const found = [...listFiles('src'), ...listFiles('tests'), ...listFiles('deploy')]
    .filter((file) => !EXCEPTIONS.includes(file))
    .flatMap((file) => (readFileSync(file, 'utf8').match(FORBIDDEN) ?? []).map((name) => `${file}: ${name}`));
  expect([...new Set(found)]).toEqual([]);
});
