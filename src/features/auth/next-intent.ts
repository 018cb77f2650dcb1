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
  [/^\/user\/favorites\b/, 'open your favourites'],
  [/^\/user\//, 'open a page of your account'],
  [/^\/u\/./, 'look at a profile'],
  [/^\/studio\b/, 'open your studio'],
  [/^\/contact\b/, 'write to us'],
];

/** A sentence that reminds of what the log-in came in between of; nothing where there is nothing to say. */
export function nextIntent(next: string): string | null {
  const doing = INTENTS.find(([path]) => path.test(next))?.[1];
  return doing ? `You were about to ${doing}.` : null;
}
