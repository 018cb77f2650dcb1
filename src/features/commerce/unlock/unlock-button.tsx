import dynamic from 'next/dynamic';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/button/button';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { readStoredChoice } from '@/entities/payment/stored-choice';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import { removeIntent } from '@/device/purchase-intent';
import { useAppSelector } from '@/store/hooks';
import { type Choice, getIntent, parseChoice } from './unlock-intent';

const UnlockSheet = dynamic(() => import('./unlock-sheet').then((module) => module.UnlockSheet), { ssr: false });

const warmUp = () => {
  import('./unlock-sheet').catch(() => undefined);
};

const TEST_IDS: Partial<Record<UnlockSheetProps['kind'], string>> = {
  video: 'unlock-to-watch',
  performer: 'subscribe',
};

/** Opens the unlock options, after a login or a payment page with the same choice. */
export function UnlockButton(props: UnlockSheetProps) {
  const { label, large, secondary, price, performer, onPaid, onToggle } = props;
  const account = useAppSelector(({ user }) => user.current._id);
  const [open, setOpen] = useState(false);
  const [storedChoice, setStoredChoice] = useState<Choice | null>(null);
  const [paid, setPaid] = useState(false);
  const [previousPerformer, setPreviousPerformer] = useState(performer);
  const intent = getIntent(props);

  // The page was reloaded and is still locked: a membership doesn't subscribe to the performer.
  if (performer !== previousPerformer) {
    setPreviousPerformer(performer);
    if (price === null) setPaid(false);
  }

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
    setPaid(true);
    toggle(false);
  };

  return (
    <>
      <Button
        variant={secondary ? 'secondary' : 'primary'}
        size={large ? 'lg' : undefined}
        wide={large}
        data-testid={TEST_IDS[props.kind] ?? 'unlock-to-open'}
        loading={paid}
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={openSheet}
      >
        {paid ? 'Opening…' : label}
      </Button>
      {/* Rendered outside of the lock, so that it doesn't inherit the lock's colors. */}
      {open &&
        createPortal(
          <UnlockSheet {...props} initial={storedChoice} onClose={close} onDone={handlePaid} />,
          document.body,
        )}
    </>
  );
}
