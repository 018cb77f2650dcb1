import { ApiError, isUnsupportedCall, serverText, toUserMessage } from '@/lib/http/errors';

describe("the server's message", () => {
  test.each<[unknown, string | null]>([
    [{ message: 'No such video' }, 'No such video'],
    [{ message: [{ constraints: { isEmail: 'Not an address' } }], error: 'Bad Request' }, 'Not an address'],
    [{ message: [{ constraints: {} }], error: 'Bad Request' }, 'Bad Request'],
    [{ message: [{ constraints: { odd: 5, isEmail: 'Not an address' } }] }, 'Not an address'],
    [{ message: [null], error: 'Bad Request' }, 'Bad Request'],
    [{ message: ['Not an address', 'No name'], error: 'Bad Request' }, 'Not an address'],
    [{ message: [], error: 'Conflict' }, 'Conflict'],
    [{ message: { code: 7 } }, null],
    [{ message: '' }, null],
    [{ message: [], error: '' }, null],
    [{ error: 'Not Found' }, null],
    ['<html>', null],
    [[{ message: 'x' }], null],
    [null, null],
    [undefined, null],
  ])('for %j is %j', (body, text) => {
    expect(serverText(body)).toBe(text);
    expect(toUserMessage(body)).toBe(text ?? 'Bad request!');
  });
});

test('a long message of the server is cut, but not inside an emoji', () => {
  expect(serverText({ message: `${'x'.repeat(499)}😀!` })).toBe(`${'x'.repeat(499)}…`);
});

test.each([
  [404, true],
  [405, true],
  [501, true],
  [400, false],
  [500, false],
])('%i means that the back end lacks the call: %s', (status, isUnsupported) => {
  expect(isUnsupportedCall(new ApiError(status))).toBe(isUnsupported);
});

describe('ApiError', () => {
  test('has a message for the user', () => {
    const error = new ApiError(422, { message: 'Not enough tokens' });
    expect(error).toBeInstanceOf(Error);
    expect({ ...error, message: error.message }).toMatchObject({
      name: 'ApiError',
      status: 422,
      message: 'Not enough tokens',
      constraints: {},
      aborted: false,
    });
  });

  test.each([500, 502, 503, 504, 429])("%i never shows the server's internals", (status) => {
    const trace = 'MongoServerError: E11000 /srv/api/node_modules/mongodb/lib/cmap/connection.js:230:30';
    const error = new ApiError(status, { message: [{ property: 'name', constraints: { odd: trace } }] });
    expect(error.message).toMatch(
      status === 429 ? /^The server is getting too many requests\./ : /^Something went wrong on the server\./,
    );
    expect(error.constraints).toEqual({});
  });

  test.each<[number, unknown]>([
    [404, { message: 'Cannot GET /stories/performers' }],
    [405, { message: 'Cannot POST /reactions' }],
    [405, { message: 'Method Not Allowed' }],
    [405, undefined],
    [501, { message: 'Not implemented' }],
    [501, undefined],
  ])('%i for a call that the server lacks has our message', (status, body) => {
    expect(new ApiError(status, body).message).toBe('This isn’t available on this site.');
  });

  test('names the refused fields, including nested ones', () => {
    const error = new ApiError(400, {
      message: [
        { property: 'email', constraints: { isEmail: 'Not an address', isString: 'Not text' } },
        {
          property: 'products',
          children: [{ property: '0', children: [{ property: 'quantity', constraints: { min: 'Take at least 1.' } }] }],
        },
        { property: 'email', constraints: { isNotEmpty: 'Missing' } },
        { property: 'name' },
        'A plain sentence',
      ],
    });
    expect(error.constraints).toEqual({ email: 'Not an address', 'products.0.quantity': 'Take at least 1.' });
  });

  test('of a 401 always has the same message', () => {
    const error = ApiError.unauthorized({ message: 'jwt expired' }, true);
    expect(error).toMatchObject({
      status: 401,
      message: 'Forbidden in the action!',
      endsSession: true,
      body: { message: 'jwt expired' },
    });
  });
});
