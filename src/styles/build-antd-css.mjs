/*
 * Writes public/antd.css, or the file named as the argument: the styles of the antd components in use, made ahead because
 * making them in the browser or per request is dear (docs/architecture.md, "Decisions").
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { antdComponents, antdScope, antdSeeds, antdStylesheet, antdTheme } from './antd-theme.mjs';

const require = createRequire(import.meta.url);
const { createElement } = require('react');
const { ConfigProvider } = require('antd');
const { extractStyle } = require('@ant-design/static-style-extract');

const target = process.argv[2] ?? new URL(`../../public${antdStylesheet}`, import.meta.url);
const presets = /\b(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/;
const literalColour = /#[0-9a-f]{3,8}\b|\brgba?\(/i;

/** The rules of a style sheet; what stands in a block of rules (@media, @keyframes) stays one piece. */
function splitRules(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) {
      const open = css.indexOf('{', start);
      rules.push({ selector: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

const declarationsOf = (body) =>
  body
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
const nameOf = (declaration) => declaration.slice(0, declaration.indexOf(':'));
const variablesIn = (text) => [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]);

/** Only the variables that something reads, directly or through another variable. */
function readOnly(declarations, elsewhere) {
  const byName = new Map(declarations.map((declaration) => [nameOf(declaration), declaration]));
  const wanted = new Set();
  const visit = (name) => {
    const declaration = byName.get(name);
    if (!declaration || wanted.has(name)) return;
    wanted.add(name);
    variablesIn(declaration).forEach(visit);
  };
  variablesIn(elsewhere).forEach(visit);
  return declarations.filter((declaration) => wanted.has(nameOf(declaration)));
}

function makeStylesheet() {
  const css = extractStyle({
    includes: antdComponents,
    customTheme: (node) => createElement(ConfigProvider, { theme: antdTheme }, node),
  });
  const rules = splitRules(css).filter(({ selector }) => !selector.includes('.css-var-') && !presets.test(selector));
  const scoped = rules.filter(({ selector }) => selector.startsWith(`.${antdScope}`));
  const others = rules.filter((rule) => !scoped.includes(rule));

  const seeded = (declaration) => {
    const own = antdSeeds[nameOf(declaration).replace('--ant-', '')];
    return own ? `${nameOf(declaration)}:${own}` : declaration;
  };
  const text = (list) => list.map(({ selector, body }) => `${selector}{${body}}`).join('\n');
  const reading = text(others) + text(scoped);
  const variables = scoped.map(({ selector, body }) => ({
    // Twice the class: antd adds its own block of variables in the browser, and this one has to win.
    selector: selector.replace(`.${antdScope}`, `.${antdScope}.${antdScope}`),
    body: readOnly(
      declarationsOf(body).filter((declaration) => !presets.test(nameOf(declaration))),
      reading,
    )
      .map(seeded)
      .join(';'),
  }));

  const foreign = variables
    .flatMap(({ body }) => declarationsOf(body))
    .filter((declaration) => literalColour.test(declaration));
  if (foreign.length > 0)
    throw new Error(`These colours do not come from tokens.css; map them in antd-theme.mjs:\n${foreign.join('\n')}`);
  return `/* Made by src/styles/build-antd-css.mjs. */\n${text([...variables, ...others])}\n`;
}

writeFileSync(target, makeStylesheet());
