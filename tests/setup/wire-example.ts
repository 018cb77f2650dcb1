import { fieldTexts, replyKind } from '@/services/http/normalize';

const VALUES: Readonly<Record<string, unknown>> = {
  text: 'text',
  id: 'id1',
  number: 1,
  price: 1,
  count: 1,
  seconds: 1,
  flag: true,
  date: '2024-05-01T10:00:00.000Z',
  media: 'https://media.test/1.jpg',
  any: {},
  map: {},
};

const getFields = (shape: string) =>
  [...fieldTexts(shape).values()].map((text) => {
    const [, field = '', required, kind = ''] = /^(\w+)(!?)\??:(.*)$/.exec(text) ?? [];
    return { field, kind, isRequired: required === '!' };
  });

const getRecord = (name: string): Record<string, unknown> =>
  Object.fromEntries(
    getFields(name).flatMap(({ field, kind, isRequired }) => (isRequired ? [[field, getValue(kind)]] : [])),
  );

function getValue(kind: string): unknown {
  if (kind.startsWith('[]')) return [];
  if (kind.startsWith('@')) return getRecord(kind.slice(1).split('|')[0] ?? '');
  return kind.startsWith('=') ? kind.slice(1).split('|')[0] : VALUES[kind];
}

/** The smallest `data` that the contract allows for a call, or an empty list for calls outside of it. */
export function smallestData(method: string, path: string): unknown {
  const kind = replyKind(method, path) ?? '#';
  return kind.startsWith('#') ? { data: [], total: 0 } : getValue(kind.replace('?', ''));
}

/** Records nest without end, for example a gallery in a photo and its performer. */
const DEEPEST = 3;

function wholeValue(kind: string, depth: number, id: number): unknown {
  if (kind.startsWith('[]')) return [1, 2].map((item) => wholeValue(kind.slice(2), depth, id * 10 + item));
  if (kind.startsWith('@')) return wholeRecord(kind.slice(1).split('|')[0] ?? '', depth + 1, id);
  if (kind === 'media') return `https://media.test/${id}.jpg`;
  if (kind === 'id' || kind === 'text') return `${kind}${id}`;
  return getValue(kind);
}

const wholeRecord = (name: string, depth: number, id: number): Record<string, unknown> =>
  Object.fromEntries(
    getFields(name).flatMap(({ field, kind }) =>
      depth < DEEPEST || !kind.includes('@') ? [[field, wholeValue(kind, depth, id)]] : [],
    ),
  );

/** Data with every field of the contract, for a kind of `REPLIES` or `EVENTS`. */
export function wholeData(kind: string): unknown {
  const isPage = kind.startsWith('#');
  const data = wholeValue(isPage ? `[]${kind.slice(1)}` : kind.replace('?', ''), 0, 1);
  return isPage ? { data, total: 2 } : data;
}
