import { useState, useEffect, type ComponentType } from 'react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import { Dialog } from '@/components/dialog/dialog';
import type { TopUpProps } from '@/entities/access/item-slots';
import { paths } from '@/lib/page/paths';
import { useAppSelector, useAppDispatch } from '@/store/hooks';
import { MINUTE_MS, msUntilBalanceEmpty } from '@/store/private-show/minute-meter';
import type { Show } from '@/store/private-show/show';
import { pluralize } from '@/lib/format/format';
import { guardPage } from '@/lib/browser/page-guard';
import { getSubject } from '@/store/purchase/purchase';
import { purchaseCheckRequested, selectPurchase } from '@/store/purchase/purchase.slice';
import styles from './low-balance.module.css';
import { minutesText } from './show-labels';
import { useNow } from '@/components/text/use-now';

const TOKENS = getSubject({ kind: 'tokens', pay: 'card', packageId: '' });
const CHECK_DELAY_MS = 3000;

/** Opens payment pages in a new tab while mounted, so that a payment doesn't interrupt the show. */
function useKeepPage(): void {
  const dispatch = useAppDispatch();
  const isLeaving = useAppSelector((state) => selectPurchase(TOKENS)(state)?.step === 'leaving');
  useEffect(() => guardPage(), []);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => dispatch(purchaseCheckRequested({ subject: TOKENS })), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [dispatch, isLeaving]);
}

/** Minutes left that trigger a warning, last one first. */
const WARNINGS = [1, 3] as const;

interface LowBalanceProps {
  show: Show;
  TopUp: ComponentType<TopUpProps>;
}

/** Warns when three minutes and when one minute are left, with a top-up in place. The show continues behind it. */
export function LowBalance({ show, TopUp }: LowBalanceProps) {
  const now = useNow(null, 1000);
  const meter = useAppSelector(({ privateShow }) => privateShow.meter);
  const balance = useAppSelector(({ user }) => user.current.balance);
  const [read, setRead] = useState<number | null>(null);
  const [toppingUp, setToppingUp] = useState(false);
  useKeepPage();

  const left = meter ? msUntilBalanceEmpty(meter, balance, show.price, now) : Infinity;
  const warning = WARNINGS.find((minutes) => left <= minutes * MINUTE_MS) ?? null;
  // More tokens allow another warning later.
  if (read !== null && (warning === null || warning > read)) setRead(null);
  const isShown = warning !== null && warning !== read;
  const back = show.other
    ? paths.privateShow(
        { _id: show.other._id, username: show.other.username },
        show.kind === 'group' ? 'group' : undefined,
      )
    : paths.live;
  return (
    <>
      <div role={warning === 1 ? 'alert' : 'status'} className={styles.container}>
        {isShown && (
          <div className={cx(styles.warning, warning === 1 && styles.last)}>
            <p className={styles.text}>
              <strong>
                {pluralize(warning ?? 0, 'Less than a minute left', `Less than ${minutesText(warning ?? 0)} left`)}
              </strong>
              <span>The show ends when you run out of tokens.</span>
            </p>
            <div className={styles.actions}>
              <Button size="sm" variant="ghost" onClick={() => setRead(warning)}>
                Not now
              </Button>
              <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => setToppingUp(true)}>
                Get more tokens
              </Button>
            </div>
          </div>
        )}
      </div>
      <Dialog open={toppingUp} shape="sheet" title="Get more tokens" onClose={() => setToppingUp(false)}>
        <p className={styles.note}>Your show continues. The payment page opens in a new tab.</p>
        <TopUp missing={0} returnTo={back} onLeave={() => undefined} onBack={() => setToppingUp(false)} />
      </Dialog>
    </>
  );
}
