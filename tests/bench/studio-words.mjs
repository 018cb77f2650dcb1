import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../run/failure.mjs';
import { inRoot } from '../run/places.mjs';

/** One text from each part of the studio. A script that contains one has code that fans don't need. */
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

/** Fails if a text no longer exists, because the check would then prove nothing. */
export async function expectStudioSpeaks() {
  const folder = inRoot('.next/static/chunks');
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(folder, name), 'utf8'));
  const unsaid = STUDIO_WORDS.filter((word) => !scripts.some((script) => script.includes(word)));
  if (unsaid.length > 0) throw new Failure(`The studio does not say this any more: ${unsaid.join(' / ')}. See tests/bench/studio-words.mjs.`);
}
