import { Modal } from 'antd';
import { X } from 'lucide-react';
import { Fragment } from 'react';
import { AntdRoot } from '@/components/antd/antd-root.client';
import styles from './shortcuts-dialog.module.css';

export interface ShortcutGroup {
  title: string;
  /** `keys` are ways to the same thing: any of them does it. A combination is one entry: "Shift + N". */
  shortcuts: readonly { keys: readonly string[]; does: string }[];
}

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  groups: readonly ShortcutGroup[];
}

/** The keys that work on this page. */
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
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h3 className={styles.title}>{group.title}</h3>
              <dl className={styles.list}>
                {group.shortcuts.map((shortcut) => (
                  <div key={shortcut.does} className={styles.line}>
                    <dt className={styles.does}>{shortcut.does}</dt>
                    <dd className={styles.keys}>
                      {shortcut.keys.map((key, index) => (
                        <Fragment key={key}>
                          {index > 0 && <span className={styles.or}>or</span>}
                          <kbd className={styles.key}>{key}</kbd>
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Modal>
    </AntdRoot>
  );
}
