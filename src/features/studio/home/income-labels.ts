import type { Income } from './studio-home.loader';

export interface Change {
  tone: 'up' | 'down' | 'same';
  text: string;
}

/** Compares two periods; null if either is unknown. */
export function changeOf({ now, before }: Income): Change | null {
  if (now === undefined || before === undefined) return null;
  if (before <= 0) return { tone: now > 0 ? 'up' : 'same', text: 'No earnings in the previous 30 days' };
  const percent = Math.round(((now - before) / before) * 100);
  if (percent >= 300) return { tone: 'up', text: `${Math.round(now / before)} times the previous 30 days` };
  if (percent === 0) return { tone: 'same', text: 'Same as the previous 30 days' };
  return percent > 0
    ? { tone: 'up', text: `${percent}% more than in the previous 30 days` }
    : { tone: 'down', text: `${-percent}% less than in the previous 30 days` };
}
