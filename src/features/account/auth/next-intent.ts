import { loginIntentLabel } from '@/lib/page/login-intent';

/** What somebody was doing by the path they were on: the first that fits. */
const INTENTS: readonly [path: RegExp, doing: string][] = [
  [/^\/video\/./, 'watch a video'],
  [/^\/gallery\/./, 'look at a gallery'],
  [/^\/product\/./, 'look at a product'],
  [/^\/post\/./, 'read a post'],
  [/^\/event\/./, 'look at an event'],
  [/^\/stories\/./, 'watch a story'],
  [/^\/stream\/./, 'watch a live show'],
  [/^\/performers\/./, 'visit a performer'],
  [/^\/cart\b/, 'look into your cart'],
  [/^\/membership\b/, 'choose a membership'],
  [/^\/user\/account\b/, 'open your account'],
  [/^\/user\/favorites\b/, 'open your favorites'],
  [/^\/user\//, 'open a page of your account'],
  [/^\/u\/./, 'look at a profile'],
  [/^\/studio\b/, 'open your studio'],
  [/^\/contact\b/, 'write to us'],
];

/** The lead of the login page: what the visitor wanted to do, or which page they were on their way to; null where there is nothing to say. */
export const loginLead = (next: string): string | null => leadOf(next, 'Log in', 'Log in to go on.');

/** The same for the page that creates an account. */
export const registerLead = (next: string): string | null => leadOf(next, 'Create an account', 'It takes a minute to join.');

function leadOf(next: string, action: string, afterPage: string): string | null {
  const wanted = loginIntentLabel(next);
  if (wanted) return `${action} to ${wanted}.`;
  const doing = INTENTS.find(([path]) => path.test(next))?.[1];
  return doing ? `You were about to ${doing}. ${afterPage}` : null;
}
