import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../run/failure.mjs';
import { inRoot } from '../run/places.mjs';

/** What only the studio says, a sentence from each part of it: scripts in which one stands hold code that fans need not carry. */
export const STUDIO_WORDS = [
  'Earned in the last 30 days',
  'You have no videos yet.',
  'You have no galleries yet.',
  'You have no products yet.',
  'You have no posts yet.',
  'You have told no stories yet.',
  'You have not asked for a payout yet.',
  'Nobody has subscribed yet.',
  'Words to notice',
  'Your private note',
  'Your welcome video',
  'Drop photos here',
  'Log out and stop the uploads?',
];

/** A sentence that nobody says any more would be found nowhere, and prove nothing. */
export async function expectStudioSpeaks() {
  const folder = inRoot('.next/static/chunks');
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(folder, name), 'utf8'));
  const unsaid = STUDIO_WORDS.filter((word) => !scripts.some((script) => script.includes(word)));
  if (unsaid.length > 0) throw new Failure(`The studio does not say this any more: ${unsaid.join(' / ')}. See tests/bench/studio-words.mjs.`);
}
