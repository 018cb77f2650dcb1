import { Check, Minus } from 'lucide-react';
import { SafeHtml } from '@/components/safe-html/safe-html';
import styles from './benefits.module.css';

/** Benefits with and without a membership; `true` shows a tick. */
const ROWS: readonly { what: string; everybody: boolean | string; members: boolean | string }[] = [
  { what: 'Free videos, galleries and posts', everybody: true, members: true },
  { what: 'Members-only videos, galleries and posts of every performer', everybody: false, members: true },
  { what: 'Pay-per-view, shows and merch', everybody: 'With tokens or by card', members: 'With tokens or by card' },
  { what: 'Your purchases stay yours, even after you cancel', everybody: true, members: true },
];

/** What the membership includes: the site owner's text and a comparison that holds for every plan. */
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
