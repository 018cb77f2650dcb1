import dynamic from 'next/dynamic';
import { useState } from 'react';
import { HandCoins } from 'lucide-react';
import { Button } from '@/components/button/button';
import type { TipChoice, TipProps } from '@/entities/access/item-slots';
import { readStoredChoice } from '@/entities/payment/stored-choice';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import { useAppSelector } from '@/store/hooks';
import { parseTip, tipSubject } from './tip-intent';

const TipDialog = dynamic(() => import('./tip-dialog').then((module) => module.TipDialog), { ssr: false });

const prefetchSheet = () => {
  import('./tip-dialog').catch(() => undefined);
};

/** Renders nothing for performers. */
export function TipButton(props: TipProps) {
  const account = useAppSelector(({ user }) => user.current._id);
  const isPerformer = useAppSelector(({ user }) => Boolean(user.current.isPerformer));
  const [open, setOpen] = useState(false);
  const [storedChoice, setStoredChoice] = useState<TipChoice | null>(null);
  const openDialog = () => {
    setStoredChoice(readStoredChoice(tipSubject(props.performer._id), parseTip, account));
    setOpen(true);
  };
  // A stored choice alone doesn't open the dialog: the visitor may have changed their mind.
  useLoginReturn(account !== '', 'tip', props.performer._id, openDialog);

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
        onPointerEnter={prefetchSheet}
        onFocus={prefetchSheet}
        onClick={openDialog}
      >
        Tip
      </Button>
      {open && <TipDialog {...props} initial={storedChoice} onClose={close} />}
    </>
  );
}
