import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../run/failure.mjs';
import { inRoot } from '../run/places.mjs';

/** One text from each part of the studio. A script that contains one has code that fans don't need. */
export const STUDIO_TEXTS = [
  'Earned in the last 30 days',
  'Drop as many files as you like, and add titles and prices while they upload.',
  'A gallery holds photos that belong together.',
  'Sell items you ship or files to download.',
  'Write to your fans, and add photos or a video if you like.',
  'A few words, a photo or a short video that fans see for a day.',
  'No payout requests yet',
  'No subscribers yet',
  'Highlighted words',
  'Your private note',
  'Your welcome video',
  'Drop photos here',
  'Log out and stop uploads?',
];

/** Fails if a text no longer exists, because the check would then prove nothing. */
export async function expectStudioTextsExist() {
  const folder = inRoot('.next/static/chunks');
  const scripts = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const missing = STUDIO_TEXTS.filter((word) => !scripts.some((script) => script.includes(word)));
  if (missing.length > 0)
    throw new Failure(
      `These texts are no longer in the studio: ${missing.join(' / ')}. See tests/bench/studio-texts.mjs.`,
    );
}
