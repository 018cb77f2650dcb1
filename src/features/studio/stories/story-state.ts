import type { ContentKind } from '../shared/content-kind';
import type { Status } from '../shared/status';
import type { Story } from '@/contract/story';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Time left until `iso` at `now` (ms) as text; empty if over or unknown. */
export function timeLeft(iso: string | undefined, now: number): string {
  const left = Date.parse(iso ?? '') - now;
  if (!(left > 0)) return '';
  return left >= HOUR ? `${Math.floor(left / HOUR)} h left` : `${Math.max(1, Math.floor(left / MINUTE))} min left`;
}

/** Status of a story at `now` (ms). A story without an end date stays active. */
export function storyState({ status, processing, expiredAt }: Story, now: number): Status {
  if (status === 'file-error') return { tone: 'bad', label: 'File error' };
  if (expiredAt && Date.parse(expiredAt) <= now) return { tone: 'calm', label: 'Expired' };
  if (processing) return { tone: 'wait', label: 'Processing' };
  if (status === 'inactive') return { tone: 'calm', label: 'Hidden' };
  return { tone: 'good', label: timeLeft(expiredAt, now) || 'Active' };
}

const KINDS = { text: 'Text', photo: 'Photo', video: 'Video' };

export const storyKind = ({ type }: Story): string => KINDS[type];

export const storyName = (story: Story): string =>
  story.text?.trim() || story.title?.trim() || `${storyKind(story)} story`;

export const STORY: ContentKind<Story> = {
  noun: 'story',
  plural: 'stories',
  getName: storyName,
  send: ({ stories }, id, options) => stories.remove(id, options),
  removedText: (count, what) => (count === 1 ? 'Story deleted.' : `${what} deleted.`),
};

export const storyProblem = ({ status, fileError }: Story): string | null =>
  status === 'file-error' ? (fileError ?? 'We couldn’t read this file. Delete the story and post it again.') : null;
