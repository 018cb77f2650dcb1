import { operations } from '@/contract/operations';
import type { Operation } from '@/contract/operation';
import { clientEvents, serverEvents } from '@/contract/socket-events';
import { openApiText, readOpenApiFile } from '@sandbox/docs/openapi-file';
import { smallSandbox, type Caller } from './support/caller';

type Entry = {
  operationId: string;
  parameters: { name: string; in: string }[];
  security: object[];
  requestBody?: object;
  responses: Record<string, object>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Entry>>;
  components: { schemas: Record<string, object> };
};

let api: Caller;
let document: Document;
beforeAll(async () => {
  api = smallSandbox();
  document = (await api.get('/openapi.json')).body as unknown as Document;
});
afterAll(() => api.sandbox.close());

const all = Object.entries<Operation>(operations);

test('the document is OpenAPI 3.1 and has every operation of the contract once', () => {
  expect(document.openapi).toBe('3.1.0');
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect([...ids].sort()).toEqual(all.map(([name]) => name).sort());
});

test('every operation is documented completely', () => {
  for (const [, { method, path, auth, body, multipart, errors }] of all) {
    const entry = document.paths[path]?.[method.toLowerCase()];
    if (!entry) throw new Error(`${method} ${path} is missing`);
    const inPath = entry.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
    expect({ path, inPath, isOpen: entry.security.length === 0, hasBody: entry.requestBody !== undefined }).toEqual({
      path,
      inPath: path.match(/\{\w+\}/g) ?? [],
      isOpen: auth === 'none',
      hasBody: body !== undefined || multipart !== undefined,
    });
    expect(Object.keys(entry.responses)).toEqual(expect.arrayContaining(['200', ...Object.keys(errors ?? {})]));
  }
});

test('every reference points to an existing record', () => {
  const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
  expect(references.length).toBeGreaterThan(50);
  const names = new Set(
    Object.keys(document.components.schemas).map((name) => `"$ref":"#/components/schemas/${name}"`),
  );
  expect(references.filter((reference) => !names.has(reference))).toEqual([]);
});

test('openapi.json matches src/contract: npm run openapi regenerates it', () => {
  expect(readOpenApiFile() === openApiText()).toBe(true);
});

test('the docs page names optional calls, the pages that use a call, and the live events', async () => {
  const { text } = await api.get('/docs');
  expect(text).toMatch(/<code>\/streaming\/user\/search<\/code>(?:(?!<code>)[^])*?<span class="tag">optional<\/span>/);
  expect(text).toMatch(
    /<code>\/earning\/performer\/days<\/code>(?:(?!<code>)[^])*?<span class="tag">sandbox only<\/span>/,
  );
  expect(text).toContain('Used by: /live, /stream/[username].');
  for (const name of [...Object.keys(clientEvents), ...Object.keys(serverEvents)])
    expect(text).toContain(`<code>${name}</code>`);
});
