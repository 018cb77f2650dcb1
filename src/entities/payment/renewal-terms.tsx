import type { renewalSentence } from '@/entities/subscription/renewal';
import styles from './renewal-terms.module.css';

export const RenewalTerms = ({
  renewal,
  id,
}: {
  renewal: ReturnType<typeof renewalSentence>;
  /** For `describedBy` of the button. */ id?: string;
}) => (
  <div id={id} className={styles.terms}>
    <p className={styles.today}>{renewal.today}</p>
    {renewal.then && <p>{renewal.then}</p>}
    <p className={styles.leave}>{renewal.leave}</p>
  </div>
);
