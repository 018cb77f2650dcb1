import { Modal } from 'antd';
import { formatQuantity, pluralize } from '@/lib/format/format';
import styles from './studio-form.module.css';

export interface Sold {
  /** Number of purchases, if the server counts them. */
  sold?: number;
  stats?: { views?: number; comments?: number };
}

interface RemovalDialogProps {
  /** What to delete; empty while the dialog is closed. */
  items: readonly Sold[];
  noun: string;
  plural: string;
  /** Name of the first item. */
  name: string;
  /** What the items were sold as part of, such as `gallery`. */
  soldAs?: string;
  onClose: () => void;
  onConfirm: () => void;
}

const getSum = (items: readonly Sold[], of: (item: Sold) => number | undefined) =>
  items.reduce((sum, item) => sum + (of(item) ?? 0), 0);

const soldText = (sold: number, isOne: boolean): string => {
  const it = isOne ? 'it' : 'them';
  const sales =
    sold === 0
      ? `Fans may have bought ${isOne ? 'it' : 'some of them'}.`
      : `${isOne ? 'It was' : 'They were'} bought ${pluralize(sold, 'once', formatQuantity(sold, 'time'))}.`;
  return `${sales} No one will be able to buy ${it} anymore, but buyers may still find ${it} in their library.`;
};

const partText = (what: string, whole: string, sold: number): string =>
  `Fans ${sold === 0 ? 'may have bought' : 'bought'} the ${whole}. Its buyers will lose the ${what}, too.`;

/** Asks before something is deleted that somebody bought, or may have bought. */
export function RemovalDialog({ items, noun, plural, name, soldAs, onClose, onConfirm }: RemovalDialogProps) {
  const isOne = items.length === 1;
  const sold = getSum(items, (item) => item.sold);
  const views = getSum(items, ({ stats }) => stats?.views);
  const comments = getSum(items, ({ stats }) => stats?.comments);
  const lost = [
    ...(views > 0 ? [formatQuantity(views, 'view')] : []),
    ...(comments > 0 ? [formatQuantity(comments, 'comment')] : []),
  ];
  return (
    <Modal
      open={items.length > 0}
      onCancel={onClose}
      title={
        <h2 dir="auto">{isOne ? `Delete “${name}”?` : `Delete ${formatQuantity(items.length, noun, plural)}?`}</h2>
      }
      destroyOnHidden
      okText={isOne ? `Delete ${noun}` : `Delete ${plural}`}
      okButtonProps={{ danger: true }}
      onOk={() => {
        onClose();
        onConfirm();
      }}
    >
      <div className={styles.group}>
        <p>{soldAs ? partText(isOne ? noun : plural, soldAs, sold) : soldText(sold, isOne)}</p>
        {lost.length > 0 && <p>You also lose {lost.join(' and ')}.</p>}
      </div>
    </Modal>
  );
}
