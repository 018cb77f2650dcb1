import { z } from 'zod';
import { EVERY_PAGE, type Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import { SITE_PAGES } from '@/server/site-pages';

/** Every call of section 7 of the specification, in order. */
const SPECIFIED = `
POST /auth/login
POST /auth/email-verification
POST /auth/email-verification/resend
PUT /auth/users/me/password
POST /auth/users/forgot
POST /auth/users/register

GET /users/me
PUT /users
GET /users/search
GET /users/view/{id}
GET /country-block/check
POST /users/avatar/upload
POST /users/{id}/avatar/upload

GET /performers/search
GET /performers/{id}

GET /user/assets/categories/search
GET /user/assets/galleries/search
GET /user/assets/galleries/{id}/view
GET /user/assets/photos
GET /user/assets/gallery/{id}/photos
GET /performer/assets/products/search
GET /user/assets/products/search
GET /user/assets/products/{id}
GET /performer/assets/products/{id}/view
GET /user/assets/products/{id}/download-link
GET /user/assets/videos/search
GET /user/assets/videos/{id}
GET /performer/assets/videos/{id}/view
GET /posts/search
GET /posts/{id}
GET /site-promo/search

POST /comments
PUT /comments/{id}
GET /comments/search
DELETE /comments/{id}

POST /reactions
DELETE /reactions
GET /reactions/search
GET /reactions/galleries
GET /reactions/videos

GET /earning/performer/stats
GET /earning/performer/search

POST /event
GET /event
GET /event/{id}/view
PUT /event/{id}
DELETE /event/{id}

GET /orders/details/search
GET /orders/users/search
GET /orders/users/details/search
GET /orders/details/{id}
PUT /orders/{id}/update

GET /payment/transactions
GET /transactions/user/search
POST /payment/subscribe
POST /payment/purchase-video/{id}
POST /payment/purchase-products
POST /coupons/{code}/apply-coupon
POST /subscriptions/cancel/{id}
POST /payment/purchase-tokens/{id}

GET /subscriptions/performer/search
GET /subscriptions/user/search
GET /package/subscription/search
POST /subscriptions/cancel
GET /subscriptions/current

GET /token-transactions/user/search
POST /token-transactions/video/{id}
POST /token-transactions/gallery/{id}
POST /token-transactions/stories/{id}
POST /token-transactions/products
POST /token-transactions/stream/{id}
POST /token-transactions/tip

GET /streaming/session/{performerId}/{type}
POST /streaming/live
POST /streaming/join
POST /streaming/token
GET /conversations/stream/{id}
GET /conversations/stream/public
GET /messages/conversations/public/{id}
POST /messages/stream/conversations/{id}
DELETE /messages/stream/{id}

GET /search/total
GET /settings/public
POST /settings/keys
POST /contact
GET /countries/list
GET /languages/list
GET /phone-codes/list
GET /user-additional
POST /re-captcha/verify
`
  .split('\n')
  .filter(Boolean);

const all: [string, Operation][] = Object.entries(operations);

test('every call of the specification exists exactly once', () => {
  const getTimes = (call: string) => all.filter(([, { method, path }]) => `${method} ${path}` === call).length;
  expect(SPECIFIED.filter((call) => getTimes(call) !== 1)).toEqual([]);
});

/** The specification offers this as an alternative to `POST /users/avatar/upload`. One of the two is enough. */
const OTHER_FORM = 'POST /users/{id}/avatar/upload';

test('exactly the calls of the specification are marked as required', () => {
  const needed = all
    .filter(([, { support }]) => support === undefined)
    .map(([, { method, path }]) => `${method} ${path}`);
  expect(needed.sort()).toEqual(SPECIFIED.filter((call) => call !== OTHER_FORM).sort());
});

test('calls name existing pages', () => {
  const named = all.flatMap(([name, { pages }]) => pages.map((page) => ({ name, page })));
  expect(named.filter(({ page }) => page !== EVERY_PAGE[0] && !Object.hasOwn(SITE_PAGES, page))).toEqual([]);
});

test('no two operations share a path or alias', () => {
  const calls = all.flatMap(([, { method, path, aliases = [] }]) =>
    [path, ...aliases].map((each) => `${method} ${each}`),
  );
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});

test('every call is documented as JSON Schema', () => {
  const isObject = (schema?: z.ZodType) => !schema || z.toJSONSchema(schema).type === 'object';
  const lacking = all.filter(
    ([, { query, body, data }]) => Object.keys(z.toJSONSchema(data)).length < 2 || !isObject(query) || !isObject(body),
  );
  expect(lacking).toEqual([]);
});

test('reads have no body and spend nothing', () => {
  const odd = all.filter(([, { method, body, spends }]) => method === 'GET' && (body !== undefined || spends));
  expect(odd).toEqual([]);
});

test('every query may be empty', () => {
  expect(all.filter(([, { query }]) => query && !query.safeParse({}).success)).toEqual([]);
});
