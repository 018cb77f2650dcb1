import { ApiError, serverText, toUserMessage } from '@/lib/errors';

describe("the server's own words", () => {
  test.each<[unknown, string | null]>([
    [{ message: 'No such video' }, 'No such video'],
    [{ message: [{ constraints: { isEmail: 'Not an address' } }], error: 'Bad Request' }, 'Not an address'],
    [{ message: [{ constraints: {} }], error: 'Bad Request' }, 'Bad Request'],
    [{ message: [{ constraints: { odd: 5, isEmail: 'Not an address' } }] }, 'Not an address'],
    [{ message: [null], error: 'Bad Request' }, 'Bad Request'],
    [{ message: '' }, null],
    [{ message: [], error: '' }, null],
    [{ error: 'Not Found' }, null],
    ['<html>', null],
    [[{ message: 'x' }], null],
    [null, null],
    [undefined, null],
  ])('of %j are %j', (body, text) => {
    expect(serverText(body)).toBe(text);
    expect(toUserMessage(body)).toBe(text ?? 'Bad request!');
  });
});

describe('ApiError', () => {
  test('is ready to be shown', () => {
    const error = new ApiError(422, { message: 'Not enough tokens' });
    expect(error).toBeInstanceOf(Error);
    expect({ ...error, message: error.message }).toMatchObject({ name: 'ApiError', status: 422, message: 'Not enough tokens', constraints: {}, aborted: false });
  });

  test('names the refused fields, also those within others', () => {
    const error = new ApiError(400, {
      message: [
        { property: 'email', constraints: { isEmail: 'Not an address', isString: 'Not text' } },
        { property: 'products', children: [{ property: '0', children: [{ property: 'quantity', constraints: { min: 'Take at least 1.' } }] }] },
        { property: 'email', constraints: { isNotEmpty: 'Missing' } },
        { property: 'name' },
        'A plain sentence',
      ],
    });
    expect(error.constraints).toEqual({ email: 'Not an address', 'products.0.quantity': 'Take at least 1.' });
  });

  test('of a session that is over always has the same words', () => {
    const error = ApiError.sessionOver({ message: 'jwt expired' });
    expect(error).toMatchObject({ status: 401, message: 'Forbidden in the action!', endsSession: true, body: { message: 'jwt expired' } });
  });
});
