import { Modal } from 'antd';
import { useState } from 'react';
import { formatQuantity, pluralize } from '@/lib/format/format';
import styles from './studio-form.module.css';

export interface Sold {
  /** Number of purchases, if the server counts them. */
  sold?: number;
  stats?: { views?: number; comments?: number };
}

interface CheckedRemovalOptions<T> {
  noun: string;
  plural: string;
  nameOf: (item: T) => string;
  remove: (items: readonly T[]) => void;
}

const sumOf = (items: readonly Sold[], of: (item: Sold) => number | undefined) =>
  items.reduce((sum, item) => sum + (of(item) ?? 0), 0);

/** Deletes items, and asks first if somebody bought one of them. Render `dialog` beside the button or list. */
export function useCheckedRemoval<T extends Sold>({ noun, plural, nameOf, remove }: CheckedRemovalOptions<T>) {
  const [unconfirmed, setUnconfirmed] = useState<readonly T[]>([]);
  const close = () => setUnconfirmed([]);
  const [first] = unconfirmed;
  const isOne = unconfirmed.length === 1;
  const sold = sumOf(unconfirmed, (item) => item.sold);
  const views = sumOf(unconfirmed, ({ stats }) => stats?.views);
  const comments = sumOf(unconfirmed, ({ stats }) => stats?.comments);
  const lost = [
    ...(views > 0 ? [formatQuantity(views, 'view')] : []),
    ...(comments > 0 ? [formatQuantity(comments, 'comment')] : []),
  ];

  return {
    onRemove: (items: readonly T[]) =>
      items.some((item) => (item.sold ?? 0) > 0) ? setUnconfirmed(items) : remove(items),
    dialog: (
      <Modal
        open={unconfirmed.length > 0}
        onCancel={close}
        title={
          <h2 dir="auto">
            {isOne && first
              ? `Delete “${nameOf(first)}”?`
              : `Delete ${formatQuantity(unconfirmed.length, noun, plural)}?`}
          </h2>
        }
        destroyOnHidden
        okText={isOne ? `Delete ${noun}` : `Delete ${plural}`}
        okButtonProps={{ danger: true }}
        onOk={() => {
          close();
          remove(unconfirmed);
        }}
      >
        <div className={styles.group}>
          <p>
            {isOne ? 'It was' : 'They were'} bought {pluralize(sold, 'once', formatQuantity(sold, 'time'))}. Nobody can
            buy {isOne ? 'it' : 'them'} anymore; buyers may still find {isOne ? 'it' : 'them'} in their library.
          </p>
          {lost.length > 0 && <p>You also lose {lost.join(' and ')}.</p>}
        </div>
      </Modal>
    ),
  };
}
