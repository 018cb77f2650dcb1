import { Dialog } from '@/components/dialog/dialog';
import type { TipProps } from '@/entities/access/item-slots';
import { TopUp } from '../top-up/top-up';
import { TipActions } from './tip-actions';
import { TipForm } from './tip-form';
import type { TipChoice } from './tip-intent';
import { useTip } from './use-tip';

interface TipDialogProps extends TipProps {
  /** The form's content before a login or a payment interrupted. */
  initial: TipChoice | null;
  onClose: () => void;
}

/** Amount and message; missing tokens are bought in place. */
export function TipDialog({ initial, onClose, ...props }: TipDialogProps) {
  const state = useTip(props, initial, onClose);
  const { toppingUp, setToppingUp, missing, saveChoice, close } = state;
  return (
    <Dialog
      open
      shape="sheet"
      title={toppingUp ? 'Get more tokens' : `Tip ${props.performer.name}`}
      onClose={close}
      footer={toppingUp ? undefined : <TipActions state={state} {...props} />}
    >
      {toppingUp ? (
        <TopUp missing={missing} returnTo={props.returnTo} onLeave={saveChoice} onBack={() => setToppingUp(false)} />
      ) : (
        <TipForm state={state} />
      )}
    </Dialog>
  );
}
