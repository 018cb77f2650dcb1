/*
 * What a guest wanted to do when the login came in between. It travels as the fragment of the address that they come back to, so that the login page can name
 * it and the page can lead them back to the control, on any device and without a script's memory. Nothing is sent by itself.
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

/** The fragment of an intent; `subject` tells several controls of one page apart. */
export const intentFragment = (intent: LoginIntent, subject = ''): string => (subject ? `${intent}:${encodeURIComponent(subject)}` : intent);

/** The address of a page, in place of any fragment of its own with that of the intent. */
export const withLoginIntent = (address: string, intent: LoginIntent, subject?: string): string => `${address.split('#', 1)[0] ?? ''}#${intentFragment(intent, subject)}`;

/** What the address says that its visitor wanted to do ("post your comment"), or null. */
export function loginIntentLabel(address: string): string | null {
  const [, fragment = ''] = address.split('#');
  const intent = fragment.split(':', 1)[0] ?? '';
  return Object.hasOwn(INTENT_LABELS, intent) ? INTENT_LABELS[intent as LoginIntent] : null;
}
