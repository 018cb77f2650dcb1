import type { Income } from './studio-home.loader';

export interface Change {
  tone: 'up' | 'down' | 'same';
  words: string;
}

/** How a period compares with the one before, in words; null where one of them is not known. */
export function changeOf({ now, before }: Income): Change | null {
  if (now === undefined || before === undefined) return null;
  if (before <= 0) return { tone: now > 0 ? 'up' : 'same', words: 'Nothing came in during the 30 days before.' };
  const percent = Math.round(((now - before) / before) * 100);
  if (percent >= 300) return { tone: 'up', words: `${Math.round(now / before)} times as much as in the 30 days before.` };
  if (percent === 0) return { tone: 'same', words: 'As much as in the 30 days before.' };
  return percent > 0 ? { tone: 'up', words: `${percent}% more than in the 30 days before.` } : { tone: 'down', words: `${-percent}% less than in the 30 days before.` };
}
