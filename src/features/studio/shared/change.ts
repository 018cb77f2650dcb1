/** An amount in a period and in the one before; undefined if the server doesn't send it. */
export interface Compared {
  now?: number;
  before?: number;
}

export interface Change {
  tone: 'up' | 'down' | 'same';
  text: string;
}

/** Compares two periods; null if either is unknown. `period` names the earlier one: "previous 30 days". */
export function getChange({ now, before }: Compared, what = 'earnings', period = 'previous 30 days'): Change | null {
  if (now === undefined || before === undefined) return null;
  if (before <= 0) return { tone: 'same', text: `No ${what} in the ${period}` };
  const percent = Math.round(((now - before) / before) * 100);
  if (percent >= 300) return { tone: 'up', text: `${Math.round(now / before)} times the ${what} of the ${period}` };
  if (percent === 0) return { tone: 'same', text: `Same as the ${period}` };
  return percent > 0
    ? { tone: 'up', text: `${percent}% more than in the ${period}` }
    : { tone: 'down', text: `${-percent}% less than in the ${period}` };
}
