import { readdirSync, readFileSync } from 'node:fs';
import { expect, testWithServers as test } from './support/test';

// What src/next-adapter and the build steps do to Next's output, seen in the real build, so that an upgrade cannot undo
// it silently.

const CHUNKS = new URL('../../.next/static/chunks/', import.meta.url);

const scripts = readdirSync(CHUNKS)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(new URL(name, CHUNKS), 'utf8') }));

const PAGES = ['/home', '/videos', '/auth/login'];

test('the server of the build contains no sources and no tests', () => {
  const server = readdirSync(new URL('../../.next/standalone/', import.meta.url));
  expect(server.filter((name) => !name.startsWith('.')).sort()).toEqual([
    'node_modules',
    'package.json',
    'public',
    'server.js',
  ]);
});

for (const path of PAGES) {
  test(`${path} fetches its scripts after the first paint`, async ({ servers }) => {
    const html = await (await fetch(servers.site + path)).text();
    const sources = [...html.matchAll(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/g)].map(([tag]) => tag);
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.filter((tag) => !tag.includes('type="text/lazy"'))).toEqual([]);
    expect(html, 'preloads compete with the first picture').not.toMatch(
      /<link[^>]*rel="(?:modulepreload|preload)"[^>]*as="script"/,
    );
  });

  test(`${path} has its styles in the head; the links to them are switched off`, async ({ servers }) => {
    const html = await (await fetch(servers.site + path)).text();
    const links = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
    expect(links.filter((tag) => !tag.includes(' disabled=""'))).toEqual([]);
    expect([...html.matchAll(/<style>[^<]+<\/style><link[^>]*rel="stylesheet"/g)]).toHaveLength(links.length);
    expect(links.length).toBeGreaterThan(3);
  });

  test(`${path} leaves the list of routes to the first interaction`, async ({ servers }) => {
    const html = await (await fetch(servers.site + path)).text();
    const [, id] = /"buildId":"([^"]+)"/.exec(html) ?? [];
    expect(html).not.toMatch(/<script[^>]*_buildManifest\.js/);
    expect((await fetch(`${servers.site}/_next/static/${id}/_buildManifest.js`)).status).toBe(200);
  });

  test(`${path} carries the theme, early input and deferred scripts in one inline script`, async ({ servers }) => {
    const html = await (await fetch(servers.site + path)).text();
    const [, script = ''] = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
    for (const part of ['encore.positions', 'text/lazy', '_reactListening']) expect(script).toContain(part);
  });
}

test('every module of a script is in parentheses, so browsers compile it while it loads', () => {
  const chunks = scripts.filter(({ text }) => /^\(globalThis\.TURBOPACK[^;]{0,40}\.push\(\[/.test(text));
  expect(chunks.length).toBeGreaterThan(50);
  expect(
    chunks.filter(({ text }) => !/^[^[]*\[\]?\)\)?\.push\(\[.*?,\d+,\(/s.test(text)).map(({ name }) => name),
  ).toEqual([]);
});

test('no script for browsers contains the server code that distinguishes visitors', () => {
  expect(scripts.filter(({ text }) => /AsyncLocalStorage|request-visitor/.test(text)).map(({ name }) => name)).toEqual(
    [],
  );
});

test('no script for browsers contains parts of antd that nothing uses: trees and what makes styles', () => {
  expect(scripts.filter(({ text }) => /rc-tree|genSubStyleComponent/.test(text)).map(({ name }) => name)).toEqual([]);
});

test('no script for browsers contains parts of Next that nothing uses: rewrites, polyfills and constants of the build', () => {
  const unused = /__barrel_optimize__|Capturing groups are not allowed|prototype\.trimLeft/;
  expect(scripts.filter(({ text }) => unused.test(text)).map(({ name }) => name)).toEqual([]);
});

test('the reader of API responses is in one script, which the live connection and the services share', () => {
  expect(scripts.filter(({ text }) => text.includes('ownPerformer'))).toHaveLength(1);
});
