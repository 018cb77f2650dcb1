import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The modules of a chunk: the functions in the list that it registers. */
function modulesIn({ body: [statement] }) {
  const call = statement?.type === 'ExpressionStatement' ? statement.expression : null;
  const list = call?.type === 'CallExpression' ? call.arguments[0] : null;
  return list?.type === 'ArrayExpression'
    ? list.elements.filter(
        (element) => element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression',
      )
    : [];
}

/**
 * Wraps the modules of a chunk in parentheses. Browsers treat a parenthesized function as called immediately and
 * compile it off the main thread while the script loads. All others are only pre-parsed, and parsed again on the main
 * thread when called, as every module is. @public
 */
export async function withEagerModules(chunk) {
  // Imported here because the scripts in this folder start before anything is installed.
  const [{ parse }, { default: MagicString }] = await Promise.all([import('acorn'), import('magic-string')]);
  const text = new MagicString(chunk);
  for (const { start, end } of modulesIn(parse(chunk, { ecmaVersion: 'latest' })))
    text.appendLeft(start, '(').appendRight(end, ')');
  return text.toString();
}

/** Rewrites all chunks of a folder. Throws if a chunk has a source map, which would no longer match. */
export async function makeModulesEager(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    if (existsSync(`${file}.map`))
      throw new Error(
        `${name} has a source map, which does not fit after its modules are wrapped. Build without productionBrowserSourceMaps.`,
      );
    writeFileSync(file, await withEagerModules(readFileSync(file, 'utf8')));
  }
}
