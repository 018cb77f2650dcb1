import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './places.mjs';

const MARK = 'next-';
const CHUNK = /static\/chunks\/(?=[\w~.-]+\.(?:js|css)\b)/g;
const TEXT = /\.(js|json|html|css)$|BUILD_ID$/;

/**
 * Modifies the production build to look like the next one to a browser: another build id, and other names for every
 * script and style sheet, so that none of the previous files exists. Returns the path of its server.
 */
export function makeSecondBuild(folder) {
  const first = inRoot('.next/standalone');
  rmSync(folder, { recursive: true, force: true });
  cpSync(first, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== join(first, 'node_modules'),
  });
  symlinkSync(join(first, 'node_modules'), join(folder, 'node_modules'));

  const made = join(folder, '.next');
  const id = readFileSync(join(made, 'BUILD_ID'), 'utf8').trim();
  const newId = MARK + id;
  for (const entry of readdirSync(made, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name) || path.includes('/node_modules/')) continue;
    const text = readFileSync(path, 'utf8');
    const renamed = text.replace(CHUNK, `static/chunks/${MARK}`).replaceAll(id, newId);
    if (renamed !== text) writeFileSync(path, renamed);
  }
  const chunks = join(made, 'static/chunks');
  for (const name of readdirSync(chunks)) renameSync(join(chunks, name), join(chunks, MARK + name));
  renameSync(join(made, 'static', id), join(made, 'static', newId));
  return { server: join(folder, 'server.js'), id: newId };
}
