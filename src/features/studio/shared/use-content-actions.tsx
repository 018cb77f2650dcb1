import { Fragment, useState, type ReactNode } from 'react';
import { Coins, Eye, EyeOff, SquarePen, Trash2 } from 'lucide-react';
import type { MenuEntry } from '@/components/menu/menu';
import type { BulkAction } from './bulk-bar';

interface StatusChange {
  status: 'active' | 'inactive';
}

/** What a dialog that asks for a price is given. */
export interface PriceRequest<Sale> {
  /** How many get the price; closed at 0. */
  count: number;
  onClose: () => void;
  onPrice: (sale: Sale) => void;
}

interface ContentOptions<T, Sale> {
  /** Of `useBulk`. */
  bulk: { start: (doing: string, items: readonly T[], change: StatusChange | Sale) => void };
  remove: (items: readonly T[]) => void;
  /** What the row menu begins with: where it is edited, its page. */
  links: (item: T) => readonly MenuEntry[];
  /** It can be hidden; by default what is active. */
  isOut?: (item: T) => boolean;
  /** Asks for the price of the chosen ones; without it none can be set. */
  askPrice?: (asked: PriceRequest<Sale>) => ReactNode;
}

const isActive = ({ status }: { status?: string }) => status === 'active';

export const editLink = (href: string): MenuEntry => ({ kind: 'link', key: 'edit', label: 'Edit', href, icon: <SquarePen aria-hidden="true" /> });

export const pageLink = (href: string, icon: ReactNode): MenuEntry => ({ kind: 'link', key: 'page', label: 'View page', href, icon });

/**
 * What can be done to the things of a studio list, one (`menu`) or many (`actions`): published, hidden, priced, deleted. `dialog` stands beside the list.
 *
 *     const { actions, menu, dialog } = useContentActions<Video, Sale>({ bulk, remove, links: (video) => [editLink(…)], askPrice: (asked) => <PriceDialog {...asked} … /> });
 */
export function useContentActions<T extends { _id: string; status?: string }, Sale = never>({ bulk, remove, links, isOut = isActive, askPrice }: ContentOptions<T, Sale>) {
  const [priced, setPriced] = useState<readonly T[]>([]);
  const publish = (items: readonly T[]) => bulk.start('Publishing', items, { status: 'active' });
  const hide = (items: readonly T[]) => bulk.start('Hiding', items, { status: 'inactive' });

  const actions: BulkAction<T>[] = [
    { key: 'publish', label: 'Publish', icon: <Eye />, onRun: publish },
    { key: 'hide', label: 'Hide', icon: <EyeOff />, onRun: hide },
    ...(askPrice ? [{ key: 'price', label: 'Set price', icon: <Coins />, onRun: setPriced }] : []),
    { key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onRun: remove },
  ];

  const menu = (item: T): MenuEntry[] => [
    ...links(item),
    isOut(item)
      ? { kind: 'action', key: 'hide', label: 'Hide', onSelect: () => hide([item]), icon: <EyeOff aria-hidden="true" /> }
      : { kind: 'action', key: 'publish', label: 'Publish', onSelect: () => publish([item]), icon: <Eye aria-hidden="true" /> },
    { kind: 'line', key: 'line' },
    { kind: 'action', key: 'delete', label: 'Delete', onSelect: () => remove([item]), icon: <Trash2 aria-hidden="true" /> },
  ];

  const onClose = () => setPriced([]);
  const onPrice = (sale: Sale) => {
    bulk.start('Setting the price', priced, sale);
    onClose();
  };
  // Begins anew with each choice.
  const dialog = <Fragment key={priced.map(({ _id }) => _id).join()}>{askPrice?.({ count: priced.length, onClose, onPrice })}</Fragment>;

  return { actions, menu, dialog };
}
