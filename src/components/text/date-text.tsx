import { formatDate } from '@/lib/format/format';

/** A day, readable by people and machines; nothing for an unreadable date. */
export function DateText({ iso }: { iso: string }) {
  const text = formatDate(iso);
  return text ? <time dateTime={iso}>{text}</time> : null;
}
