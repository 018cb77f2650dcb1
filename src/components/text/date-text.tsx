import { formatDate } from '@/lib/format/format';

/** A date in a <time> element. Renders nothing for an invalid date. */
export function DateText({ iso }: { iso: string }) {
  const text = formatDate(iso);
  return text ? <time dateTime={iso}>{text}</time> : null;
}
