/*
 * What a guest wanted to do before the login. It travels as the fragment of the return URL (parameter `fragment` of the
 * login page), so that the login page can name it and the page can lead the visitor back to the control, on any device and without stored state. Nothing is
 * sent automatically.
 */

const INTENT_LABELS = {
  comment: 'post your comment',
  reply: 'post your reply',
  like: 'leave a like',
  favorite: 'add this to your favorites',
  'watch-later': 'save this video for later',
  message: 'send your message',
  tip: 'send your tip',
  subscribe: 'subscribe',
  purchase: 'finish your purchase',
} as const;

export type LoginIntent = keyof typeof INTENT_LABELS;

/** The fragment of an intent; `subject` distinguishes several controls of one page. */
export const intentFragment = (intent: LoginIntent, subject = ''): string =>
  subject ? `${intent}:${encodeURIComponent(subject)}` : intent;

/** The URL of a page with the fragment of the intent instead of its own. */
export const withLoginIntent = (url: string, intent: LoginIntent, subject?: string): string =>
  `${url.split('#', 1)[0] ?? ''}#${intentFragment(intent, subject)}`;

/** The label of the intent in a URL ("post your comment"), or null. */
export function loginIntentLabel(url: string): string | null {
  const [, fragment = ''] = url.split('#');
  const intent = fragment.split(':', 1)[0] ?? '';
  return Object.hasOwn(INTENT_LABELS, intent) ? INTENT_LABELS[intent as LoginIntent] : null;
}
