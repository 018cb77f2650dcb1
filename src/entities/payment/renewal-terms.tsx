import type { renewalSentence } from '@/entities/subscription/renewal';
import styles from './renewal-terms.module.css';

/** What one agrees to, above the button that costs: what is paid today, when and for how much it renews, how to leave. */
export const RenewalTerms = ({ words, id }: { words: ReturnType<typeof renewalSentence>; /** For `describedBy` of the button. */ id?: string }) => (
  <div id={id} className={styles.terms}>
    <p className={styles.today}>{words.today}</p>
    {words.then && <p>{words.then}</p>}
    <p className={styles.leave}>{words.leave}</p>
  </div>
);
