/*
 * Generates public/antd.css, or the file passed as argument: the styles of the antd components in use. Generating them
 * in the browser or per request would be slow (docs/decisions).
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile, serialize, stringify } from 'stylis';
import { antdComponents, antdPhoneTheme, antdScope, antdSeeds, antdStylesheet, antdTheme } from './antd-theme.mjs';

const require = createRequire(import.meta.url);
const { createElement } = require('react');
const { ConfigProvider } = require('antd');
const { extractStyle } = require('@ant-design/static-style-extract');

const target = process.argv[2] ?? new URL(`../../public${antdStylesheet}`, import.meta.url);
/**
 * Styles that aren't used: preset colors, dark menus, grid columns, right-to-left text, and field variants without an
 * outline.
 */
const UNUSED = [
  /\b(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/,
  /-menu-dark\b/,
  /-col-(\w+-)*\d/,
  /-rtl\b/,
  /\.ant-(?!tag)[\w-]*-(filled|borderless|underlined)\b/,
  /-cssinjs-/,
  // Variables outside of the scope.
  /\.css-var-/,
];
/** The size of icons that aren't antd's. */
const ICONS = '.ant-btn-icon>svg,svg.ant-dropdown-menu-item-icon,svg.ant-alert-icon{flex:none;width:20px;height:20px}';
/** The option that the arrow keys are on: the field keeps the focus, and the background alone is too faint. */
const ACTIVE_OPTION = '.ant-select-item-option-active{outline:2px solid var(--color-accent);outline-offset:-2px}';
const isUnused = (text) => UNUSED.some((pattern) => pattern.test(text));
const literalColor = /#[0-9a-f]{3,8}\b|\brgba?\(/i;

const write = (elements) => serialize(elements, stringify);
const variablesIn = (text) => [...text.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]);

/** Removes unused selectors, also inside blocks such as `@media`. */
const withoutUnused = (rules) =>
  rules.flatMap((rule) => {
    if (rule.type === 'rule') {
      const props = rule.props.filter((selector) => !isUnused(selector));
      return props.length > 0 ? [{ ...rule, props, value: props.join(',') }] : [];
    }
    if (!rule.type.startsWith('@') || rule.type === '@keyframes') return isUnused(rule.value) ? [] : [rule];
    const children = withoutUnused(rule.children);
    return children.length > 0 ? [{ ...rule, children }] : [];
  });

/** Keeps only the variables that are used, directly or through another variable. */
function usedOnly(declarations, elsewhere) {
  const byName = new Map(declarations.map((declaration) => [declaration.props, declaration]));
  const wanted = new Set();
  const visit = (name) => {
    const declaration = byName.get(name);
    if (!declaration || wanted.has(name)) return;
    wanted.add(name);
    variablesIn(declaration.children).forEach(visit);
  };
  variablesIn(elsewhere).forEach(visit);
  return declarations.filter(({ props }) => wanted.has(props));
}

const declaresVariables = ({ value }) => value.startsWith(`.${antdScope}`);

/** The CSS rules of the components with a theme. */
const getRules = (theme) =>
  withoutUnused(
    compile(
      extractStyle({
        includes: antdComponents,
        customTheme: (node) => createElement(ConfigProvider, { theme }, node),
      }),
    ),
  );

/** The declarations of variables per selector. */
function getVariables(rules) {
  const text = write(rules);
  return rules.filter(declaresVariables).map(({ value, children }) => ({
    selector: value,
    declarations: usedOnly(
      children.filter(({ props }) => !isUnused(props)),
      text,
    ).map(({ props, children: original }) => `${props}:${antdSeeds[original] ?? original}`),
  }));
}

const blocks = (variables) =>
  variables
    .filter(({ declarations }) => declarations.length > 0)
    .map(({ selector, declarations }) => `${selector}{${declarations.join(';')}}`)
    .join('');

function makeStylesheet() {
  const rules = getRules(antdTheme);
  const variables = getVariables(rules);
  const onPhones = getVariables(getRules(antdPhoneTheme)).map(({ selector, declarations }, index) => ({
    selector,
    declarations: declarations.filter((declaration) => !variables[index].declarations.includes(declaration)),
  }));

  const foreign = variables.flatMap(({ declarations }) => declarations).filter((line) => literalColor.test(line));
  if (foreign.length > 0)
    throw new Error(`These colors do not come from tokens.css; map them in antd-theme.mjs:\n${foreign.join('\n')}`);
  const others = write(rules.filter((rule) => !declaresVariables(rule)));
  return `/* Made by src/styles/build-antd-css.mjs. */\n${blocks(variables)}@media (max-width:767px){${blocks(onPhones)}}${others}${ICONS}${ACTIVE_OPTION}\n`;
}

writeFileSync(target, makeStylesheet());
