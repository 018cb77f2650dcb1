import { Modal } from 'antd';
import type { PublicUser } from '@/contract/user';
import styles from './inbox.module.css';

interface BlockDialogProps {
  /** Null while the dialog is closed. */
  fan: PublicUser | null;
  isBusy: boolean;
  failure: string;
  onBlock: (fan: PublicUser) => void;
  onClose: () => void;
}

export const BlockDialog = ({ fan, isBusy, failure, onBlock, onClose }: BlockDialogProps) => (
  <Modal
    open={fan !== null}
    onCancel={onClose}
    title={<h2 dir="auto">Block {fan?.name}?</h2>}
    destroyOnHidden
    okText="Block"
    okButtonProps={{ danger: true, loading: isBusy }}
    onOk={() => fan && onBlock(fan)}
  >
    <p>They can’t find you or open anything you publish, and their comments disappear here. They aren’t told why.</p>
    {failure ? (
      <p className={styles.failure} role="alert" dir="auto">
        {failure}
      </p>
    ) : null}
  </Modal>
);
