import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list that a chunk hands over when it arrives: ids and, behind them, the functions that are their modules. */
function modulesIn(ts, chunk) {
  const [statement] = ts.createSourceFile('chunk.js', chunk, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS).statements;
  const call = statement && ts.isExpressionStatement(statement) ? statement.expression : null;
  const list = call && ts.isCallExpression(call) ? call.arguments[0] : null;
  return list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isArrowFunction) : [];
}

/**
 * A chunk whose modules stand in brackets. Browsers take a function in brackets for one that is called at once, and compile it while the script
 * arrives, beside the page's thread. All others they only look over, to read them again on the page's thread when they are called, as every module is.
 *
 * @public
 */
export async function withEagerModules(chunk) {
  // With the first chunk: the scripts of this folder start where nothing is installed yet.
  const { default: ts } = await import('typescript');
  let written = '';
  let at = 0;
  for (const { pos, end } of modulesIn(ts, chunk)) {
    written += `${chunk.slice(at, pos)}(${chunk.slice(pos, end)})`;
    at = end;
  }
  return written + chunk.slice(at);
}

/** Does so in all chunks of a folder. */
export async function makeModulesEager(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    writeFileSync(file, await withEagerModules(readFileSync(file, 'utf8')));
  }
}
