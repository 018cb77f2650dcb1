import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { readStoredChoice } from '@/entities/payment/stored-choice';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import { useRetry } from '@/components/hooks/use-reload';
import { removeIntent } from '@/device/purchase-intent';
import { useAppSelector } from '@/store/hooks';
import { type Choice, unlockSubject, parseChoice } from './unlock-intent';

const UnlockSheet = dynamic(() => import('./unlock-sheet').then((module) => module.UnlockSheet), { ssr: false });

const prefetchSheet = () => {
  import('./unlock-sheet').catch(() => undefined);
};

const TEST_IDS: Partial<Record<UnlockSheetProps['kind'], string>> = {
  // The id of acceptance scenario J6.
  video: 'ways-to-watch',
  performer: 'subscribe',
};

/** Opens the unlock options, after a login or a payment page with the same choice. */
export function UnlockButton(props: UnlockSheetProps) {
  const { label, large, secondary, price, onPaid, onToggle } = props;
  const { events } = useRouter();
  const account = useAppSelector(({ user }) => user.current._id);
  const [open, setOpen] = useState(false);
  const [storedChoice, setStoredChoice] = useState<Choice | null>(null);
  const [paid, setPaid] = useState<'opening' | 'stillLocked' | null>(null);
  const { onRetry, retrying } = useRetry();
  const intent = unlockSubject(props);

  // The page was reloaded and is still locked. A membership doesn't subscribe to the performer, so the subscription is
  // offered again; an item is never sold twice.
  useEffect(() => {
    if (paid !== 'opening') return;
    const handleLoaded = () => setPaid(price === null ? null : 'stillLocked');
    events.on('routeChangeComplete', handleLoaded);
    return () => events.off('routeChangeComplete', handleLoaded);
  }, [paid, price, events]);

  const toggle = (to: boolean) => {
    setOpen(to);
    onToggle?.(to);
  };

  const openSheet = () => {
    setStoredChoice(readStoredChoice(intent, parseChoice, account));
    toggle(true);
  };
  // A stored choice alone doesn't open the sheet: the visitor may have changed their mind.
  useLoginReturn(account !== '', 'subscribe', props.id, openSheet);
  useLoginReturn(account !== '', 'purchase', props.id, openSheet);

  const close = () => {
    removeIntent(intent);
    setStoredChoice(null);
    toggle(false);
  };
  const handlePaid = () => {
    onPaid?.();
    setPaid('opening');
    toggle(false);
  };

  const isStillLocked = paid === 'stillLocked';
  return (
    <>
      {isStillLocked && <p role="status">Paid. It may take a moment to open.</p>}
      <Button
        variant={secondary ? 'secondary' : 'primary'}
        size={large ? 'lg' : undefined}
        wide={large}
        data-testid={TEST_IDS[props.kind] ?? 'unlock-to-open'}
        loading={paid === 'opening' || retrying}
        aria-haspopup={isStillLocked ? undefined : 'dialog'}
        onPointerEnter={prefetchSheet}
        onFocus={prefetchSheet}
        onClick={isStillLocked ? onRetry : openSheet}
      >
        {isStillLocked ? 'Retry' : paid ? 'Opening…' : label}
      </Button>
      {open && <UnlockSheet {...props} initial={storedChoice} onClose={close} onDone={handlePaid} />}
    </>
  );
}
