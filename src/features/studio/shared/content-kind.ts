import { useRouter } from 'next/router';
import { formatQuantity } from '@/lib/format/format';
import type { Removal } from '@/store/removal/undoable-removal.saga';
import { useRemoval } from '@/store/removal/use-removal';
import { useUploadGroupDrop } from '@/store/upload/use-uploads';
import type { Sold } from './removal-dialog';
import { useCheckedRemoval } from './use-checked-removal';

export interface ContentKind<T> {
  noun: string;
  plural: string;
  getName: (item: T) => string;
  send: Removal['send'];
  /** Group of the uploads for an item, which end when it is deleted. */
  uploadGroup?: (id: string) => string;
  /** Text of the toast with Undo; `what` is the name of one item or the number of several. */
  removedText?: (count: number, what: string) => string;
}

export function useContentRemoval<T extends { _id: string }>({
  noun,
  plural,
  getName,
  send,
  uploadGroup,
  removedText = (_count, what) => `${what} deleted.`,
}: ContentKind<T>) {
  const { removalStatus, failures, remove } = useRemoval();
  const dropUploads = useUploadGroupDrop();
  const sendRemoval: Removal['send'] = async (services, id, options) => {
    await send(services, id, options);
    if (uploadGroup) dropUploads(uploadGroup(id));
  };
  return {
    removal: { removalStatus, failures },
    remove: (items: readonly T[]) => {
      const [first, ...more] = items;
      if (!first) return;
      const what = more.length === 0 ? `“${getName(first)}”` : formatQuantity(items.length, noun, plural);
      remove({ ids: items.map(({ _id }) => _id), text: removedText(items.length, what), send: sendRemoval });
    },
  };
}

/** Deletes the item of an editor and opens the list at `path`, which offers Undo. Render `dialog` beside the button. */
export function useEditorRemoval<T extends { _id: string } & Sold>(kind: ContentKind<T>, path: string) {
  const router = useRouter();
  const { remove } = useContentRemoval(kind);
  const { onRemove, dialog } = useCheckedRemoval<T>({
    ...kind,
    remove: (items) => {
      remove(items);
      void router.push(path);
    },
  });
  return { onDelete: (item: T) => onRemove([item]), dialog };
}
