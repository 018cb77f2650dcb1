import { Dialog } from '@/components/dialog/dialog';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { Picture } from '@/components/picture/picture';
import { TopUp } from '../top-up/top-up';
import { useUnlockOptions } from './use-unlock-options';
import { UnlockActions } from './unlock-actions';
import type { Choice } from './unlock-intent';
import { UnlockOptionList } from './unlock-option-list';
import styles from './unlock-sheet.module.css';

interface UnlockSheetOptions extends UnlockSheetProps {
  /** The choice before a login or a payment interrupted. */
  initial: Choice | null;
  onClose: () => void;
  onDone: () => void;
}

/** All unlock options, cheapest first; missing tokens are bought in place. */
export function UnlockSheet({ initial, onClose, onDone, ...item }: UnlockSheetOptions) {
  const state = useUnlockOptions(item, initial, onDone);
  const { toppingUp, setToppingUp } = state;
  return (
    <Dialog
      open
      shape="sheet"
      title={toppingUp ? 'Get more tokens' : item.label}
      onClose={onClose}
      footer={toppingUp ? undefined : <UnlockActions item={item} state={state} />}
    >
      <div className={styles.sheet} data-testid="unlock-sheet">
        <div className={styles.item}>
          {item.cover && <Picture className={styles.cover} src={item.cover} alt="" ratio="square" />}
          <p className={styles.title} dir="auto">
            {item.title}
            {item.performer && item.performer.name !== item.title && <span dir="auto">{item.performer.name}</span>}
          </p>
        </div>
        {toppingUp ? (
          <TopUp
            missing={state.missing}
            returnTo={item.returnTo}
            onLeave={state.saveChoice}
            onBack={() => setToppingUp(false)}
          />
        ) : (
          <UnlockOptionList item={item} state={state} />
        )}
      </div>
    </Dialog>
  );
}
