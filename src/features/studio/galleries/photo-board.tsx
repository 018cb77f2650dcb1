import { Alert } from 'antd';
import { useState } from 'react';
import { CircleAlert, CircleCheck, Eye, EyeOff, Image as ImageIcon, Trash2 } from 'lucide-react';
import { Button } from '@/components/button/button';
import tick from '@/components/form/tick.module.css';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { EndOfList } from '@/components/empty-error-states/end-of-list';
import { BlockError } from '@/components/empty-error-states/error-state';
import { BulkBar, type BulkAction } from '../shared/bulk-bar';
import { useSelection } from '../shared/use-selection';
import type { Photo } from '@/contract/photo';
import { formatNumber } from '@/lib/format/format';
import { PhotoGrid } from './photo-grid';
import { PhotoSheets } from './photo-sheet';
import type { GalleryPhotos, PhotosState } from './use-gallery-photos';
import { usePhotoBulk } from './use-photo-bulk';
import styles from './photo-board.module.css';

interface PhotoBoardProps {
  board: GalleryPhotos;
  /** Number of purchases of the gallery, if the server counts them. */
  sold: number | undefined;
}

export function PhotoBoard({ board, sold }: PhotoBoardProps) {
  const { photos: all, coverId, state, failure, reload, more, moreStatus, move, setCover, replace, forget } = board;
  const photoBulk = usePhotoBulk({ getSold: () => sold, onEnd: reload, onRemoved: forget });
  const { bulk, removal, publish, hide, remove, dialog } = photoBulk;
  const [chosen, setChosen] = useSelection(bulk);
  const [openId, setOpenId] = useState<string | null>(null);

  const photos = all.filter(({ _id }) => !removal.removalStatus[_id]);
  const total = Math.max(photos.length, board.total - (all.length - photos.length));
  const selected = photos.filter(({ _id }) => chosen.has(_id));
  const isAll = photos.length > 0 && selected.length === photos.length;

  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  const actions: BulkAction<Photo>[] = [
    ...(selected.length === 1
      ? [
          {
            key: 'cover',
            label: 'Set as cover',
            icon: <ImageIcon />,
            onRun: ([photo]: readonly Photo[]) => photo && setCover(photo._id),
          },
        ]
      : []),
    { key: 'publish', label: 'Publish', icon: <Eye />, onRun: publish },
    { key: 'hide', label: 'Hide', icon: <EyeOff />, onRun: hide },
    { key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onRun: remove },
  ];

  if (failure !== null) return <BlockError title="The photos couldn’t be loaded." message={failure} onRetry={reload} />;
  if (total === 0) {
    return (
      <EmptyState illustration="pictures" heading="h2" title="No photos in this gallery yet">
        <p>Drop photos above or choose them from your device. The first one becomes the cover.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.line}>
        <label className={styles.all}>
          <input
            type="checkbox"
            className={tick.box}
            checked={isAll}
            onChange={() => setChosen(new Set(isAll ? [] : photos.map(({ _id }) => _id)))}
          />
          Select all
        </label>
        <p className={styles.hint}>
          Drag a photo to move it, or press Space on its handle, then the arrow keys. On a phone, hold it first.
        </p>
        <SavedState state={state} />
      </div>
      <PhotoGrid
        photos={photos}
        total={total}
        coverId={coverId}
        chosen={chosen}
        failures={{ ...removal.failures, ...bulk.failures }}
        onChoose={choose}
        onOpen={setOpenId}
        onMove={move}
      />
      {moreStatus.failure && (
        <Alert
          type="error"
          showIcon
          title={<span dir="auto">More photos couldn’t be loaded. {moreStatus.failure}</span>}
        />
      )}
      {photos.length < total ? (
        <Button loading={moreStatus.busy} onClick={more}>
          Show more ({formatNumber(photos.length)} of {formatNumber(total)})
        </Button>
      ) : (
        <EndOfList />
      )}
      <BulkBar
        noun="photo"
        plural="photos"
        selected={selected}
        actions={actions}
        bulk={bulk}
        onClear={() => setChosen(new Set())}
      />
      <PhotoSheets
        photos={photos}
        total={total}
        openId={openId}
        onOpen={setOpenId}
        getIsCover={({ _id }) => _id === coverId}
        bulk={photoBulk}
        onSaved={replace}
        onCover={setCover}
        onMove={move}
      />
      {dialog}
    </>
  );
}

function SavedState({ state: { step, text } }: { state: PhotosState }) {
  return (
    <p role="status" className={styles.state} data-step={step}>
      {step === 'saved' && <CircleCheck />}
      {step === 'failed' && <CircleAlert />}
      {text}
    </p>
  );
}
