import { Check, Minus } from 'lucide-react';
import { SafeHtml } from '@/components/safe-html/safe-html';
import styles from './benefits.module.css';

/** What everybody gets and what members get; `true` is a tick. */
const ROWS: readonly { what: string; everybody: boolean | string; members: boolean | string }[] = [
  { what: 'Free videos, galleries and posts', everybody: true, members: true },
  { what: 'Videos, galleries and posts for members, of every performer', everybody: false, members: true },
  { what: 'What is sold by itself, shows and goods', everybody: 'By tokens or card', members: 'By tokens or card' },
  { what: 'What you have bought stays yours, also after leaving', everybody: true, members: true },
];

/** What the membership opens: the owner's own words, and the comparison that holds for every plan. */
export function Benefits({ html }: { html: string }) {
  return (
    <section className={styles.section} aria-labelledby="benefits">
      <h2 id="benefits">What members get</h2>
      {html && <SafeHtml html={html} />}
      <table className={styles.table}>
        <caption className="visually-hidden">With and without a membership</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Without</th>
            <th scope="col">Members</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ what, everybody, members }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <Cell value={everybody} />
              <Cell value={members} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return <td>{value}</td>;
  return (
    <td>
      {value ? <Check className={styles.yes} aria-hidden="true" /> : <Minus className={styles.no} aria-hidden="true" />}
      <span className="visually-hidden">{value ? 'Yes' : 'No'}</span>
    </td>
  );
}
