import { Radio, Square } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { formatTokens } from '@/lib/format/format';
import { getPath, paths } from '@/lib/page/paths';
import { confirmationOpened, selectIsOnAir } from '@/store/broadcast/broadcast.state';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { OnAirMarks } from './on-air-marks';
import styles from './on-air-strip.module.css';

/** On studio pages other than the console: the show that runs meanwhile, or that it has ended. */
export function OnAirStrip() {
  const dispatch = useAppDispatch();
  const isConsole = getPath(useCurrentUrl()) === paths.studioLive;
  const isOnAir = useAppSelector(selectIsOnAir);
  const hasEnded = useAppSelector(({ broadcast }) => broadcast.step === 'ended');
  const tips = useAppSelector(({ broadcast }) => broadcast.tipTokens);
  if (isConsole || !(isOnAir || hasEnded)) return null;
  if (hasEnded) {
    return (
      <section className={styles.strip} aria-label="Your show">
        <p className={styles.facts} role="status">
          Your show has ended.
        </p>
        <ButtonLink size="sm" variant="primary" href={paths.studioLive}>
          View summary
        </ButtonLink>
      </section>
    );
  }
  return (
    <section className={styles.strip} aria-label="Your show" data-print="no">
      <div className={styles.facts}>
        <OnAirMarks />
        {tips > 0 ? <span className={styles.tips}>{formatTokens(tips)} in tips</span> : null}
      </div>
      <ButtonLink size="sm" variant="primary" icon={<Radio />} href={paths.studioLive}>
        Back to show
      </ButtonLink>
      <Button
        size="sm"
        variant="danger"
        icon={<Square />}
        onClick={() => dispatch(confirmationOpened({ privateShow: null }))}
      >
        End show
      </Button>
    </section>
  );
}
