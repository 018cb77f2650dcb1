import { useRef } from 'react';
import {
  ArrowLeft,
  ArrowRight,
  ChevronsLeft,
  ChevronsRight,
  Eye,
  EyeOff,
  Image as ImageIcon,
  Trash2,
} from 'lucide-react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { StudioForm } from '../shared/form/studio-form';
import { TextAreaItem, TextItem } from '../shared/form/text-items';
import type { Photo } from '@/contract/photo';
import { photoLabel } from './photo-label';
import type { usePhotoBulk } from './use-photo-bulk';
import { LIMITS } from '../shared/form/limits';
import { useSavingForm } from '../shared/form/use-saving-form';
import { readSavedRecord } from '../shared/saved-record';
import styles from './photo-sheet.module.css';

interface PhotoSheetsProps {
  photos: readonly Photo[];
  /** Number of photos before the first of these. */
  offset?: number;
  total: number;
  /** The photo whose sheet is open. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  getIsCover: (photo: Photo) => boolean;
  bulk: Pick<ReturnType<typeof usePhotoBulk>, 'bulk' | 'publish' | 'hide' | 'remove' | 'isSold'>;
  onSaved: (photo: Photo) => void;
  onCover?: (id: string) => void;
  onMove?: (id: string, targetId: string) => void;
}

/** The editor of the open photo, which leads to the ones before and after it. */
export function PhotoSheets({
  photos,
  offset = 0,
  total,
  openId,
  onOpen,
  getIsCover,
  bulk,
  onSaved,
  onCover,
  onMove,
}: PhotoSheetsProps) {
  const index = photos.findIndex(({ _id }) => _id === openId);
  const open = photos[index];
  if (!open) return null;
  const before = photos[index - 1];
  const after = photos[index + 1];
  const moveTo = (target: Photo | undefined) =>
    onMove && target && target !== open ? () => onMove(open._id, target._id) : undefined;
  return (
    <PhotoSheet
      key={open._id}
      photo={open}
      position={offset + index + 1}
      total={total}
      isCover={getIsCover(open)}
      onPrevious={before && (() => onOpen(before._id))}
      onNext={after && (() => onOpen(after._id))}
      onClose={() => onOpen(null)}
      onSaved={onSaved}
      onCover={onCover && (() => onCover(open._id))}
      onFirst={moveTo(photos[0])}
      // The last photo may not be loaded.
      onLast={photos.length >= total ? moveTo(photos.at(-1)) : undefined}
      statusBusy={bulk.bulk.running}
      statusFailure={bulk.bulk.failures[open._id]}
      onStatus={(status) => (status === 'active' ? bulk.publish([open]) : bulk.hide([open]))}
      onRemove={() => {
        // The confirmation would be below the sheet.
        onOpen(bulk.isSold(open) ? null : ((after ?? before)?._id ?? null));
        bulk.remove([open]);
      }}
    />
  );
}

interface PhotoSheetProps {
  photo: Photo;
  position: number;
  total: number;
  isCover: boolean;
  /** Undefined for the first photo. */
  onPrevious?: () => void;
  /** Undefined for the last photo. */
  onNext?: () => void;
  onClose: () => void;
  onSaved: (photo: Photo) => void;
  onCover?: () => void;
  onFirst?: () => void;
  onLast?: () => void;
  onStatus: (status: 'active' | 'inactive') => void;
  /** True while the status is changed. */
  statusBusy: boolean;
  statusFailure: string | undefined;
  onRemove: () => void;
}

/** Photo editor. Its buttons save the input before they leave; closing it otherwise keeps the input as a draft. */
function PhotoSheet({
  photo,
  position,
  total,
  isCover,
  onPrevious,
  onNext,
  onClose,
  onSaved,
  onCover,
  onFirst,
  onLast,
  onStatus,
  statusBusy,
  statusFailure,
  onRemove,
}: PhotoSheetProps) {
  const then = useRef<() => void>(onClose);
  const form = useSavingForm({
    draft: `photo:${photo._id}`,
    initial: { title: photo.title ?? '', description: photo.description ?? '' },
    limits: LIMITS.updatePhoto,
    save: async ({ photos }, { title, description }) => {
      const body = { title: title.trim(), description: description.trim() };
      const { data } = await photos.update(photo._id, body);
      const saved = await readSavedRecord(data, { ...photo, ...body }, () => photos.getOwn(photo._id));
      form.sent();
      onSaved(saved);
      then.current();
    },
  });
  const go = (next: () => void) => {
    then.current = next;
    if (form.dirty) form.submit();
    else next();
  };
  const { photo: file, status } = photo;

  return (
    <Dialog
      open
      onClose={() => {
        // A pending save no longer moves to another photo.
        then.current = () => undefined;
        onClose();
      }}
      title={`Photo ${position} of ${total}`}
      shape="sheet"
      footer={
        <div className={styles.footer}>
          <Button size="sm" icon={<ArrowLeft />} disabled={!onPrevious} onClick={() => onPrevious && go(onPrevious)}>
            Previous
          </Button>
          <Button size="sm" icon={<ArrowRight />} disabled={!onNext} onClick={() => onNext && go(onNext)}>
            Next
          </Button>
          {form.dirty && (
            <Button size="sm" onClick={form.clear}>
              Discard changes
            </Button>
          )}
          <Button size="sm" variant="primary" loading={form.busy} onClick={() => go(onClose)}>
            {form.dirty ? 'Save and close' : 'Done'}
          </Button>
        </div>
      }
    >
      <StudioForm form={form} className={styles.sheet} label={photoLabel(photo, position)} guard={false}>
        {file?.url && (
          <img
            className={styles.picture}
            src={file.url}
            alt={photo.title ?? ''}
            width={file.width}
            height={file.height}
            decoding="async"
          />
        )}
        <TextItem name="title" label="Title" />
        <TextAreaItem
          name="description"
          label="Description"
          rows={2}
          hint="Optional. Screen readers read it to people who can’t see the photo."
        />
        <div className={styles.actions}>
          {onCover && (
            <Button size="sm" icon={<ImageIcon />} disabled={isCover} onClick={onCover}>
              {isCover ? 'Cover photo' : 'Set as cover'}
            </Button>
          )}
          {onFirst && (
            <Button size="sm" icon={<ChevronsLeft />} onClick={onFirst}>
              Move to start
            </Button>
          )}
          {onLast && (
            <Button size="sm" icon={<ChevronsRight />} onClick={onLast}>
              Move to end
            </Button>
          )}
          {status === 'active' ? (
            <Button size="sm" icon={<EyeOff />} loading={statusBusy} onClick={() => onStatus('inactive')}>
              Hide
            </Button>
          ) : (
            <Button size="sm" icon={<Eye />} loading={statusBusy} onClick={() => onStatus('active')}>
              Publish
            </Button>
          )}
          <Button size="sm" variant="danger" icon={<Trash2 />} onClick={onRemove}>
            Delete
          </Button>
        </div>
        {statusFailure !== undefined && (
          <p role="alert" className={styles.failure} dir="auto">
            {statusFailure}
          </p>
        )}
      </StudioForm>
    </Dialog>
  );
}
