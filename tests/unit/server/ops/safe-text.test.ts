import { errorText, safeText } from '@/server/ops/safe-text';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NGY1In0.c2lnbmF0dXJlLW9mLWl0';

test.each([
  [`Bad token ${TOKEN} for Aria`, 'Bad token … for Aria'],
  [`Authorization: ${TOKEN}`, 'Authorization: …'],
  ['{"password":"hunter2","name":"aria"}', '{"password":…","name":"aria"}'],
  ['Cookie: theme=dark; token=ey1', 'Cookie: …; token=…'],
  ['GET https://api.example.com/auth/reset?code=81f2&x=1 failed', 'GET https://api.example.com/auth/reset?… failed'],
  ['Is it there? Yes.', 'Is it there? Yes.'],
])('of %p the log contains %p', (text, logged) => {
  expect(safeText(text)).toBe(logged);
});

test('a logged error has name and message, and no attached data', () => {
  const error = Object.assign(new TypeError('No connection.'), { config: { headers: { Authorization: TOKEN } } });
  expect(errorText(error)).toBe('TypeError: No connection.');
  expect(errorText(error, { stack: true })).toMatch(/^TypeError: No connection\.\n\s+at /);
  expect(errorText({ headers: TOKEN })).toBe('object');
});

test('log lines are limited in length', () => {
  expect(safeText('a'.repeat(1_000_000)).length).toBeLessThanOrEqual(2000);
});
