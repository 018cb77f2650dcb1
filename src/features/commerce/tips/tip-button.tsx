import dynamic from 'next/dynamic';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { HandCoins } from 'lucide-react';
import { Button } from '@/components/button/button';
import type { TipProps } from '@/entities/access/item-slots';
import { useResumedChoice } from '@/entities/payment/use-resumed-choice';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import { useAppSelector } from '@/store/hooks';
import { parseTip, type TipChoice, tipIntent } from './tip-intent';

const TipDialog = dynamic(() => import('./tip-dialog').then((module) => module.TipDialog), { ssr: false });

const warmUp = () => {
  import('./tip-dialog').catch(() => undefined);
};

/** Renders nothing for performers. */
export function TipButton(props: TipProps) {
  const isLoggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  const account = useAppSelector(({ user }) => user.current._id);
  const isPerformer = useAppSelector(({ user }) => Boolean(user.current.isPerformer));
  const [open, setOpen] = useState(false);
  const [storedChoice, setStoredChoice] = useState<TipChoice | null>(null);
  useResumedChoice(tipIntent(props.performer._id), parseTip, account, (choice) => {
    setStoredChoice(choice);
    setOpen(true);
  });
  // The stored choice above opens the dialog; here the intent is only removed from the address.
  useLoginReturn(isLoggedIn, 'tip', '', () => undefined);

  const { picked = null, ...tip } = props;
  const [seenPick, setSeenPick] = useState(picked);
  if (picked !== seenPick) {
    setSeenPick(picked);
    if (picked) {
      setStoredChoice({ amount: String(picked.tokens), message: picked.label });
      setOpen(true);
    }
  }

  const close = () => {
    setStoredChoice(null);
    setOpen(false);
  };

  if (isPerformer) return null;
  return (
    <>
      <Button
        icon={<HandCoins />}
        data-testid="tip"
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => setOpen(true)}
      >
        Tip
      </Button>
      {open && createPortal(<TipDialog {...tip} initial={storedChoice} onClose={close} />, document.body)}
    </>
  );
}
