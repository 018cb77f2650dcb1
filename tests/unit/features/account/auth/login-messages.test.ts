import { looksLikeEmail } from '@/features/account/auth/email';
import { loginLead, registerLead } from '@/features/account/auth/next-intent';
import { needsVerification } from '@/store/auth/needs-verification';

test.each([
  ['/video/some-video?t=20', 'Log in to watch this video.'],
  ['/user/account?tab=email', 'Log in to open your account.'],
  ['/user/orders', 'Log in to open this page.'],
  ['/video/some-video?t=20#comment', 'Log in to post your comment.'],
  ['/post/p#reply:c1', 'Log in to post your reply.'],
  ['/gallery/g#like:g1', 'Log in to leave a like.'],
  ['/stream/nova#message', 'Log in to send your message.'],
  ['/performers/aria#tip', 'Log in to send your tip.'],
  ['/performers/aria#subscribe', 'Log in to subscribe.'],
  ['/video/some-video#player', 'Log in to watch this video.'],
  ['/video/some-video#constructor', 'Log in to watch this video.'],
  ['/home', null],
  ['/videos', null],
  ['/userland', null],
])('before a login for %s the page says %p', (next, sentence) => {
  expect(loginLead(next)).toBe(sentence);
});

test('the register page uses the same intent', () => {
  expect(registerLead('/video/v#comment')).toBe('Create an account to post your comment.');
  expect(registerLead('/video/v')).toBe('Create an account to watch this video.');
});

test.each([
  [400, 'Verify your email address first.', {}, true],
  [400, 'Email is not confirmed', {}, true],
  [422, 'Wrong username, email or password.', {}, false],
  [400, 'This account is not found', {}, false],
  [400, 'Verify your input', { username: 'Verify your input' }, false],
])('a refusal with %i and %p offers the verification email: %#', (status, message, constraints, asks) => {
  expect(needsVerification({ status, message, constraints: constraints as Record<string, string> })).toBe(asks);
});

test('email addresses are recognized', () => {
  expect(['a@b.c', ' ann.bee+x@mail.example.org '].map(looksLikeEmail)).toEqual([true, true]);
  expect(['', 'ann', 'a@b', '@b.c', 'a b@c.d', 'a@b..c'].map(looksLikeEmail)).toEqual(Array<boolean>(6).fill(false));
});
