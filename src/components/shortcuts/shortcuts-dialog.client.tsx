import { Modal } from 'antd';
import { X } from 'lucide-react';
import { AntdRoot } from '@/components/antd/antd-root.client';
import { ShortcutList, type ShortcutGroup } from './shortcut-list';
import styles from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  groups: readonly ShortcutGroup[];
}

export function ShortcutsDialog({ open, onClose, groups }: ShortcutsDialogProps) {
  return (
    <AntdRoot>
      <Modal
        title="Keyboard shortcuts"
        open={open}
        onCancel={onClose}
        footer={null}
        width={640}
        centered
        destroyOnHidden
        closable={{ closeIcon: <X size={20} aria-hidden="true" />, 'aria-label': 'Close' }}
      >
        <div className={styles.body}>
          <ShortcutList groups={groups} />
        </div>
      </Modal>
    </AntdRoot>
  );
}
