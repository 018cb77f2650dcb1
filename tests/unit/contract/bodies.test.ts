import type { z } from 'zod';
import { loginBody, registerBody } from '@/contract/auth';
import { createCommentBody } from '@/contract/comment';
import { createEventBody } from '@/contract/event';
import { contactBody } from '@/contract/misc';
import { purchaseProductsBody, subscribeBody } from '@/contract/payment';
import { joinStreamBody } from '@/contract/streaming';
import { buyProductsBody, tipBody } from '@/contract/token-transaction';

const refusal = (schema: z.ZodType, body: unknown) => {
  const [issue] = schema.safeParse(body).error?.issues ?? [];
  return issue && { field: issue.path.join('.'), text: issue.message };
};

const startAt = '2030-01-01T20:00:00.000Z';
const event = { title: 'Evening', startAt, endAt: '2030-01-01T21:00:00.000Z' };

test.each<[string, z.ZodType, unknown, string, string]>([
  ['no user name', loginBody, { password: 'sandbox-pass' }, 'username', 'Enter your username or email.'],
  [
    'blank user name',
    loginBody,
    { username: ' ', password: 'sandbox-pass' },
    'username',
    'Enter your username or email.',
  ],
  [
    'short password',
    loginBody,
    { username: 'fan', password: '12345' },
    'password',
    'Your password must have at least 6 characters.',
  ],
  [
    'bad e-mail',
    registerBody,
    { email: 'fan', password: 'secret1', username: 'fan' },
    'email',
    'Enter a valid email address.',
  ],
  [
    'odd user name',
    registerBody,
    { email: 'fan@example.com', password: 'secret1', username: 'a b' },
    'username',
    'Use letters and numbers only.',
  ],
  [
    'unknown country',
    registerBody,
    { email: 'fan@example.com', password: 'secret1', username: 'fan', country: 'Chile' },
    'country',
    'Choose a country from the list.',
  ],
  ['short comment', createCommentBody, { objectId: 'v1', content: ' a ' }, 'content', 'Enter at least 2 characters.'],
  [
    'no price for a private event',
    createEventBody,
    { ...event, isPrivate: true },
    'price',
    'A private event needs a price.',
  ],
  ['no real date', createEventBody, { ...event, startAt: 'soon' }, 'startAt', 'Enter a valid date.'],
  ['no message', contactBody, { name: 'Ann', email: 'ann@example.com', message: '' }, 'message', 'Write a message.'],
  ['empty cart', purchaseProductsBody, { products: [] }, 'products', 'Choose at least one product.'],
  [
    'half a product',
    purchaseProductsBody,
    { products: [{ _id: 'p1', quantity: 0.5 }] },
    'products.0.quantity',
    'The quantity must be a whole number.',
  ],
  [
    'neither package nor performer',
    subscribeBody,
    { performerId: 'a' },
    'packageId',
    'Choose a package, or a performer and a period.',
  ],
  ['nothing to buy', buyProductsBody, {}, 'products', 'Choose at least one product.'],
  ['no show', joinStreamBody, {}, 'performerId', 'Name the show to join.'],
  ['too small a tip', tipBody, { performerId: 'a', price: 0 }, 'price', 'A tip must be at least 1 token.'],
  ['part of a token', tipBody, { performerId: 'a', price: 1.5 }, 'price', 'A tip must be a whole number of tokens.'],
])('%s is refused with a message', (_case, schema, body, field, text) => {
  expect(refusal(schema, body)).toEqual({ field, text });
});
