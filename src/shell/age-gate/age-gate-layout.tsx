import { Wordmark } from '@/components/brand/wordmark';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { SafeHtml } from '@/components/safe-html/safe-html';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import type { AgeGate } from '@/lib/page/age-gate';
import { formatQuantity } from '@/lib/format/format';
import styles from './age-gate-layout.module.css';

/** Asks for the visitor's age before anything else. A plain form, so it works without JavaScript. */
export function AgeGateLayout({ gate }: { gate: AgeGate }) {
  const { siteName, logo } = useAppSelector((state) => state.ui);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <Wordmark siteName={siteName} logoUrl={logo} />
        </div>
        <h1 className={styles.title}>Are you 18 or older?</h1>
        {gate.html ? (
          <SafeHtml html={gate.html} />
        ) : (
          <p>
            This site is for adults. By entering, you confirm that you are at least 18 years old and of legal age where
            you live.
          </p>
        )}
        <form className={styles.actions} method="post" action={paths.confirmAge}>
          <input type="hidden" name="next" value={gate.next} />
          <Button type="submit" variant="primary" size="lg" wide>
            I’m 18 or older. Enter {siteName}
          </Button>
          <ButtonLink variant="ghost" size="lg" wide href={gate.leaveUrl} rel="noreferrer nofollow">
            Leave site
          </ButtonLink>
        </form>
        <p className={styles.note}>
          We’ll remember your answer on this device for {formatQuantity(gate.days, 'day')} with a cookie.
        </p>
      </div>
    </main>
  );
}
