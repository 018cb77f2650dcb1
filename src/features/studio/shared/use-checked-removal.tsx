import { useState } from 'react';
import { RemovalDialog } from './dialogs';
import type { Sold } from './removal-dialog';

interface CheckedRemovalOptions<T> {
  noun: string;
  plural: string;
  getName: (item: T) => string;
  remove: (items: readonly T[]) => void;
  isSellable?: boolean;
  /** What the items are sold as part of; their `sold` counts its purchases. */
  soldAs?: string;
}

/**
 * Deletes items. Asks first if somebody bought one of them, or if the server doesn't count purchases. Render `dialog`
 * beside the button or list.
 */
export function useCheckedRemoval<T extends Sold>({
  noun,
  plural,
  getName,
  remove,
  isSellable = true,
  soldAs,
}: CheckedRemovalOptions<T>) {
  // Null until the dialog is used, which loads it.
  const [unconfirmed, setUnconfirmed] = useState<readonly T[] | null>(null);
  const [first] = unconfirmed ?? [];
  return {
    onRemove: (items: readonly T[]) =>
      isSellable && items.some(({ sold }) => sold !== 0) ? setUnconfirmed(items) : remove(items),
    dialog: unconfirmed && (
      <RemovalDialog
        items={unconfirmed}
        noun={noun}
        plural={plural}
        name={first ? getName(first) : ''}
        soldAs={soldAs}
        onClose={() => setUnconfirmed([])}
        onConfirm={() => remove(unconfirmed)}
      />
    ),
  };
}
