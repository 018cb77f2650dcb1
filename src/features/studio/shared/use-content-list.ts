import type { ReactNode } from 'react';
import { useReload } from '@/components/hooks/use-reload';
import { formatQuantity } from '@/lib/format/format';
import type { Services } from '@/services/create-services';
import { useServices } from '@/services/services-context';
import type { Removal } from '@/store/removal/undoable-removal.saga';
import { useRemoval } from '@/store/removal/use-removal';
import type { Sold } from './removal-dialog';
import { useBulk } from './use-bulk';
import { editLink, pageLink, useContentActions, type ContentOptions, type StatusChange } from './use-content-actions';

interface ContentListOptions<T, Sale> extends Omit<ContentOptions<T, Sale>, 'bulk' | 'remove'> {
  update: (services: Services, id: string, change: StatusChange | Sale) => Promise<unknown>;
  /** Deletes one item. */
  send: Removal['send'];
  /** Text of the toast with Undo; `what` is the name of one item or the number of several. */
  removedText?: (items: readonly T[], what: string) => string;
}

/** Links of the row menu: the editor, and the public page of a published item. */
export const linksTo =
  <T extends { _id: string; status?: string }>(
    editor: (item: T) => string,
    page: (item: T) => string,
    icon: ReactNode,
  ) =>
  (item: T) => [editLink(editor(item)), ...(item.status === 'active' ? [pageLink(page(item), icon)] : [])];

/** The actions of a list of content with their calls, as props of `StudioList`. Render `dialog` beside the list. */
export function useContentList<T extends { _id: string; status?: string } & Sold, Sale>({
  update,
  send,
  removedText = (_items, what) => `${what} deleted.`,
  ...options
}: ContentListOptions<T, Sale>) {
  const { noun, plural, nameOf } = options;
  const reload = useReload();
  const services = useServices();
  const { removalStatus, failures, remove } = useRemoval();
  const bulk = useBulk<T, StatusChange | Sale>({
    run: ({ _id }, change) => update(services, _id, change),
    onEnd: () => void reload(),
  });
  const { actions, menu, dialog } = useContentActions<T, Sale>({
    ...options,
    bulk,
    remove: (items) => {
      const [first, ...more] = items;
      if (!first) return;
      const what = more.length === 0 ? `“${nameOf(first)}”` : formatQuantity(items.length, noun, plural);
      remove({ ids: items.map(({ _id }) => _id), text: removedText(items, what), send });
    },
  });
  return {
    list: { noun, plural, nameOf, menu, actions, bulk, removal: { removalStatus, failures }, onRetry: reload },
    dialog,
    reload,
  };
}
