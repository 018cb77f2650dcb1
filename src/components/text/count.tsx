import { formatCount, formatNumber, nounFor } from '@/lib/format/format';

interface CountProps {
  value: number;
  /** What is counted, in the singular and the plural: `view` makes `views`. */
  noun: string;
  plural?: string;
}

/** "12.3k views" to the eye, "12,345 views" to assistive technology. */
export function Count({ value, noun, plural }: CountProps) {
  const word = nounFor(value, noun, plural);
  const short = `${formatCount(value)} ${word}`;
  const full = `${formatNumber(value)} ${word}`;
  if (short === full) return <>{full}</>;
  return (
    <>
      <span aria-hidden="true" title={full}>
        {short}
      </span>
      <span className="visually-hidden">{full}</span>
    </>
  );
}
