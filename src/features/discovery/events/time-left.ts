import { formatQuantity } from '@/lib/format/format';
interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits a duration in ms into days, hours, minutes and seconds; never negative. */
export function timeLeft(milliseconds: number): TimeLeft {
  const total = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const formatCount = (count: number, noun: string) => (count === 0 ? '' : formatQuantity(count, noun));

/** A duration as text, for example `3 days 4 hours`, `4 hours 20 minutes` or `less than a minute`. */
export function timeLeftText({ days, hours, minutes }: TimeLeft): string {
  const parts =
    days > 0
      ? [formatCount(days, 'day'), formatCount(hours, 'hour')]
      : [formatCount(hours, 'hour'), formatCount(minutes, 'minute')];
  return parts.filter(Boolean).join(' ') || 'less than a minute';
}
