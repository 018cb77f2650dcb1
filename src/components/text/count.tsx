import { formatCount, formatNumber, pluralize } from '@/lib/format/format';

interface CountProps {
  value: number;
  /** Singular; the plural defaults to the singular with an "s". */
  noun: string;
  plural?: string;
}

/** Shows "12.3k views", announced as "12,345 views". */
export function Count({ value, noun, plural }: CountProps) {
  const label = pluralize(value, noun, plural);
  const short = `${formatCount(value)} ${label}`;
  const full = `${formatNumber(value)} ${label}`;
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
