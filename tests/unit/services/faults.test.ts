import { ApiError } from '@/lib/http/errors';
import { type Fault, FAULTS, KINDS_OF_WRONG_TYPES, REFUSAL } from '../../setup/faults';
import { type Plan, startFaultyApi } from '../../setup/faulty-api';
import { allCalls, type Call, onTheWire } from './all-calls';
import { getServices } from './fake-api';

/* Every call of every service with every way in which it can fail, over real connections. */

const record = {
  _id: 'r1',
  name: 'Ann',
  title: 'Evening',
  price: 12,
  createdAt: '2024-05-01T10:00:00.000Z',
  tags: ['jazz'],
  stats: { views: 3 },
  isOnline: true,
};
const listed = { status: 0, data: { data: [record, { ...record, _id: 'r2' }], total: 2 } };
const isBare = (path: string) => allCalls.some(({ as, bare }) => bare && as.endsWith(path));
const api = startFaultyApi((request) =>
  Response.json(isBare(new URL(request.url).pathname) ? { status: 0, data: [record] } : listed),
);
afterAll(async () => (await api).close());

const NO_RESPONSE = 'The server didn’t respond. Check your connection, then retry.';
const UNREADABLE = 'The server sent an unreadable response. Retry.';
const SERVER_TROUBLE = 'Something went wrong on the server. Wait a moment, then retry.';
const NO_RECORD = 'This is no longer available.';
const SESSION_OVER = 'Forbidden in the action!';

/** Status and message of the visitor's error; null if the call may succeed. */
function expected({ as, anonymous }: Call, fault: Fault): [number, string] | null {
  const reads = as.startsWith('GET ');
  switch (fault) {
    case 'refused':
    case 'reset':
    case 'slow':
      return [0, NO_RESPONSE];
    case '500':
      return [500, SERVER_TROUBLE];
    case '403':
    case '404':
      return [Number(fault), REFUSAL];
    case '401':
      return [401, anonymous ? REFUSAL : SESSION_OVER];
    case 'wrong content type':
    case 'truncated JSON':
      return [200, UNREADABLE];
    case 'wrong types':
    case 'null data':
      return reads ? [200, UNREADABLE] : null;
    case '10 MB':
    case 'no route':
    case 'not implemented':
      return null;
  }
}

/** A refused public room is requested again under another path. */
const getCalledPaths = ({ name, as }: Call) =>
  name === 'conversations.getPublic' ? /^GET \/conversations\/stream\/public/ : onTheWire(as);

async function ending(call: Call, plan: Plan): Promise<unknown> {
  const { url, plan: set } = await api;
  const onUnauthorized = jest.fn();
  const id = `${call.name} ${plan.fault}`.replace(/\W/g, '-');
  set(id, plan);
  const services = getServices({
    baseUrl: url,
    token: () => 'raw.jwt',
    headers: { 'X-Request-Id': id },
    deadlineMs: plan.fault === 'slow' ? 300 : 30_000,
    onUnauthorized,
  });
  try {
    return await call.make(services).then(
      (reply) => ({ reply }),
      (error: unknown) => error,
    );
  } finally {
    set(id, null);
  }
}

/** 10 MB take long to read, and the reading doesn't depend on the call. */
const CALLS_PER_LONG_RESPONSE = 10;

/** Calls for which an empty response means that there is none. */
const NULLABLE = ['subscriptions.current', 'streaming.session', 'settings.getPublic'];

test.each(FAULTS)(
  'every call that ends in %s returns the response, or an error with a message for the visitor',
  async (fault) => {
    const wrong: string[] = [];
    const attempt = async (call: Call, index: number) => {
      const kind = index % KINDS_OF_WRONG_TYPES;
      const result = await ending(call, { call: getCalledPaths(call), fault, kind });
      const outcome =
        result instanceof ApiError
          ? `${result.status} ${result.message}`
          : result instanceof Error
            ? `a raw ${result.name}: ${result.message}`
            : 'well';
      const right = expected(call, fault);
      // A value of the right type stays; a malformed item in a list is dropped.
      const mayBeWell =
        right === null ||
        (fault === 'wrong types' && kind > 0) ||
        (fault !== 'slow' &&
          NULLABLE.includes(call.name) &&
          right[1] === UNREADABLE &&
          ['wrong types', 'null data'].includes(fault));
      // A record requested by name doesn't exist.
      if (
        fault === 'null data' &&
        outcome === `404 ${NO_RECORD}` &&
        (call.as.includes('{') || call.name === 'conversations.getPublic')
      )
        return;
      if (outcome === 'well' ? !mayBeWell : outcome !== (right ?? [200, UNREADABLE]).join(' '))
        wrong.push(`${call.name} (${kind}): ${outcome}`);
    };
    if (fault === 'slow') await Promise.all(allCalls.map(attempt));
    else
      for (const [index, call] of allCalls.entries())
        if (fault !== '10 MB' || index % CALLS_PER_LONG_RESPONSE === 0) await attempt(call, index);
    expect(wrong).toEqual([]);
  },
);
