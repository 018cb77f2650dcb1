import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineOwnStyles, inlineStyles } from '@/next-adapter/inline-styles.server';

const build = mkdtempSync(join(tmpdir(), 'encore-styles-'));
const folder = join(build, '.next/static/chunks');

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(build);
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(build, { recursive: true });
});

/** The links that Next writes for a style sheet of the build with this content, or for a missing one. */
function linksFor(name: string, sheet?: string) {
  if (sheet !== undefined) writeFileSync(join(folder, name), sheet);
  const href = `/_next/static/chunks/${name}`;
  return [
    <link key={`${name}-preload`} rel="preload" href={href} as="style" />,
    <link key={name} rel="stylesheet" href={href} />,
  ];
}

const written = (...links: ReturnType<typeof linksFor>[]) => renderToStaticMarkup(<>{inlineStyles(links.flat())}</>);
/** The URLs that a browser fetches for a page. */
const fetched = (html: string) =>
  [...html.matchAll(/<link [^>]*>/g)]
    .filter(([link]) => !link.includes('disabled'))
    .map(([link]) => /href="([^"]+)"/.exec(link)?.[1]);

test('a page inlines its style sheets in order, and requests none of them', () => {
  const html = written(linksFor('one.css', '.a > .b{color:red}'), linksFor('two.css', '.a{content:"\\201c"}'));
  expect(fetched(html)).toEqual([]);
  expect(html.indexOf('<style>.a > .b{color:red}</style>')).toBeGreaterThan(-1);
  expect(html.indexOf('<style>.a{content:"\\201c"}</style>')).toBeGreaterThan(html.indexOf('.b{color:red}'));
});

test('the chunk loader finds a link for each sheet, so it requests none again', () => {
  expect(written(linksFor('three.css', '.c{top:0}'))).toContain(
    '<link rel="stylesheet" href="/_next/static/chunks/three.css" disabled=""/>',
  );
});

test.each([
  ['that names files beside it', '.d{background:url(dots.png)}'],
  ['that takes in another one', '@import "other.css";'],
  ['that would end the element it stands in', '.e{content:"</style><script>alert(1)</script>"}'],
])('a sheet %s is not inlined', (name, sheet) => {
  const html = written(linksFor(`${name.replaceAll(' ', '-')}.css`, sheet));
  expect(html).not.toContain('<style>');
  expect(fetched(html)).toHaveLength(2);
});

test.each([
  '/_next/static/chunks/gone.css',
  'https://elsewhere.example/sheet.css',
  '/_next/static/../../../secret.css',
])('an unreadable sheet stays a link: %s', (href) => {
  expect(renderToStaticMarkup(<>{inlineStyles([<link key="a" rel="stylesheet" href={href} />])}</>)).toBe(
    `<link rel="stylesheet" href="${href}"/>`,
  );
});

describe('a style sheet that the page brings itself', () => {
  const link = '<link rel="stylesheet" href="/own.css" data-precedence="default"/>';
  const page = { html: `${link}<div id="__next"></div>`, styles: <style>{'.a{top:0}'}</style> };

  test('follows the others in the head, and is not requested', () => {
    mkdirSync(join(build, 'public'), { recursive: true });
    writeFileSync(join(build, 'public/own.css'), '.own{top:0}');
    const { html, styles } = inlineOwnStyles(page);
    expect(fetched(html)).toEqual([]);
    expect(html).toContain('href="/own.css" data-precedence="default"');
    expect(renderToStaticMarkup(<>{styles}</>)).toBe('<style>.a{top:0}</style><style>.own{top:0}</style>');
  });

  test.each(['/missing.css', '/../secret.css', 'https://elsewhere.example/own.css'])('stays a link: %s', (href) => {
    const other = { html: link.replace('/own.css', href) };
    expect(inlineOwnStyles(other)).toEqual(other);
  });
});
