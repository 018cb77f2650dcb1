import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import type { PublicUser } from '@/contract/user';
import styles from './inbox.module.css';

interface BlockDialogProps {
  /** The fan to block, or null while the dialog is closed. */
  fan: PublicUser | null;
  isBusy: boolean;
  failure: string;
  onBlock: (fan: PublicUser) => void;
  onClose: () => void;
}

/** Asks before a fan is blocked. */
export const BlockDialog = ({ fan, isBusy, failure, onBlock, onClose }: BlockDialogProps) => (
  <Dialog
    open={fan !== null}
    onClose={onClose}
    title={`Block ${fan?.name ?? ''}?`}
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" loading={isBusy} onClick={() => fan && onBlock(fan)}>
          Block
        </Button>
      </>
    }
  >
    <p>They can’t find you or open anything you publish, and their comments disappear here. They aren’t told why.</p>
    {failure ? (
      <p className={styles.failure} role="alert" dir="auto">
        {failure}
      </p>
    ) : null}
  </Dialog>
);
