import { useState, type ReactNode } from 'react';
import { Coins, Eye, EyeOff, SquarePen, Trash2 } from 'lucide-react';
import type { MenuEntry } from '@/components/menu/menu';
import type { BulkAction } from './bulk-bar';
import type { Sold } from './removal-dialog';
import { isUpcoming, type Schedule } from './schedule';
import { useCheckedRemoval } from './use-checked-removal';

export interface StatusChange {
  status: 'active' | 'inactive';
  isSchedule?: false;
}

export interface PriceRequest<Sale> {
  /** Number of selected items; 0 closes the dialog. */
  count: number;
  onClose: () => void;
  onPrice: (sale: Sale) => void;
}

export interface ContentOptions<T, Sale> {
  noun: string;
  plural: string;
  getName: (item: T) => string;
  bulk: {
    start: (
      label: string,
      items: readonly T[],
      change: StatusChange | Sale,
      refuse?: (item: T) => string | undefined,
    ) => void;
  };
  remove: (items: readonly T[]) => void;
  /** First entries of the row menu: edit link, page link. */
  links: (item: T) => readonly MenuEntry[];
  /** True if the items can be scheduled: publishing them then means now. */
  canSchedule?: boolean;
  /** False if the items aren't sold one by one. */
  isSellable?: boolean;
  /** True if an item can be hidden; active ones by default. */
  canHide?: (item: T) => boolean;
  /** Opens a price dialog for the selection; without it prices can't be set. */
  renderPriceDialog?: (request: PriceRequest<Sale>) => ReactNode;
}

const isActive = ({ status }: { status?: string }) => status === 'active';

export const editLink = (href: string): MenuEntry => ({
  kind: 'link',
  key: 'edit',
  label: 'Edit',
  href,
  icon: <SquarePen />,
});

export const editAction = (onSelect: () => void): MenuEntry => ({
  kind: 'action',
  key: 'edit',
  label: 'Edit',
  onSelect,
  icon: <SquarePen />,
});

/** A divider and the Delete entry. */
export const deleteEntries = (onSelect: () => void): MenuEntry[] => [
  { kind: 'line', key: 'line' },
  { kind: 'action', key: 'delete', label: 'Delete', onSelect, icon: <Trash2 /> },
];

export const pageLink = (href: string, icon: ReactNode): MenuEntry => ({
  kind: 'link',
  key: 'page',
  label: 'View page',
  href,
  icon,
});

/**
 * Publish, hide, price and delete for the items of a studio list: one (`menu`) or many (`actions`). Render `dialog`
 * beside the list.
 */
export function useContentActions<T extends { _id: string; status?: string } & Schedule & Sold, Sale = never>({
  noun,
  plural,
  getName,
  bulk,
  remove,
  links,
  canSchedule = false,
  isSellable,
  canHide = isActive,
  renderPriceDialog,
}: ContentOptions<T, Sale>) {
  // Null until the dialog is used, which loads it. It stays mounted to return the focus.
  const [priced, setPriced] = useState<readonly T[] | null>(null);
  const removal = useCheckedRemoval({ noun, plural, getName, remove, isSellable });
  const isScheduled = (item: T) => canSchedule && canHide(item) && isUpcoming(item, Date.now());
  /** Scheduled items are easily selected along with others, by accident. */
  const refuseToPublish = (item: T) => {
    if (item.status === 'file-error') return 'It has a file error, so it can’t be published.';
    return isScheduled(item) ? 'It’s scheduled. To publish it early, choose “Publish now” in its menu.' : undefined;
  };
  const publish = (items: readonly T[], refuse?: typeof refuseToPublish) =>
    bulk.start('Publishing', items, { status: 'active', ...(canSchedule && { isSchedule: false }) }, refuse);
  const hide = (items: readonly T[]) => bulk.start('Hiding', items, { status: 'inactive' });

  const actions: BulkAction<T>[] = [
    { key: 'publish', label: 'Publish', icon: <Eye />, onRun: (items) => publish(items, refuseToPublish) },
    { key: 'hide', label: 'Hide', icon: <EyeOff />, onRun: hide },
    ...(renderPriceDialog ? [{ key: 'price', label: 'Set price', icon: <Coins />, onRun: setPriced }] : []),
    { key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onRun: removal.onRemove },
  ];

  const menu = (item: T): MenuEntry[] => {
    const publishAs = (label: string): MenuEntry => ({
      kind: 'action',
      key: 'publish',
      label,
      onSelect: () => publish([item]),
      icon: <Eye />,
    });
    const hideEntry: MenuEntry = {
      kind: 'action',
      key: 'hide',
      label: 'Hide',
      onSelect: () => hide([item]),
      icon: <EyeOff />,
    };
    return [
      ...links(item),
      ...(canHide(item)
        ? [...(isScheduled(item) ? [publishAs('Publish now')] : []), hideEntry]
        : [publishAs('Publish')]),
      ...deleteEntries(() => removal.onRemove([item])),
    ];
  };

  const onClose = () => setPriced([]);
  const onPrice = (sale: Sale) => {
    bulk.start('Setting the price', priced ?? [], sale);
    onClose();
  };
  const dialog = (
    <>
      {priced && renderPriceDialog?.({ count: priced.length, onClose, onPrice })}
      {removal.dialog}
    </>
  );

  return { actions, menu, dialog };
}
