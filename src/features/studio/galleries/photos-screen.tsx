import { useState } from 'react';
import { Images, SquarePen } from 'lucide-react';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { dateColumn, STATUS_COLUMN } from '@/features/studio/shared/content-cells';
import { StudioList } from '@/features/studio/shared/studio-list';
import type { StudioColumn } from '@/features/studio/shared/studio-table';
import { useContentActions } from '@/features/studio/shared/use-content-actions';
import { useReload } from '@/components/hooks/use-reload';
import type { Photo } from '@/contract/photo';
import { studioPaths } from '@/lib/page/studio-paths';
import { PHOTO_LIST, photoFilters } from './photo-list';
import { PhotoSheet } from './photo-sheet';
import type { StudioPhotosPage } from './photos.loader';
import { usePhotoBulk } from './use-photo-bulk';

/** Gallery of a photo: back ends name the field in two ways. */
const getGallery = ({ galleryId, targetId, gallery, targetInfo }: Photo) => {
  const _id = galleryId ?? targetId;
  const info = gallery ?? targetInfo;
  return _id ? { _id, name: info?.name || info?.title || 'Its gallery' } : null;
};

function GalleryLink({ photo }: { photo: Photo }) {
  const gallery = getGallery(photo);
  return gallery ? (
    <Link href={studioPaths.gallery(gallery)} dir="auto">
      {gallery.name}
    </Link>
  ) : (
    <>–</>
  );
}

const COLUMNS: readonly StudioColumn<Photo>[] = [
  STATUS_COLUMN,
  { key: 'gallery', head: 'Gallery', cell: (photo) => <GalleryLink photo={photo} /> },
  dateColumn('Uploaded'),
];

export function StudioPhotosScreen({ view, items, total, galleries, failure, offered }: StudioPhotosPage) {
  const reload = useReload();
  const { bulk, removal, publish, hide, remove } = usePhotoBulk({ onEnd: () => void reload() });
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = items.filter(({ _id }) => !removal.removalStatus[_id]);
  const index = shown.findIndex(({ _id }) => _id === openId);
  const open = shown[index];
  const before = shown[index - 1];
  const after = shown[index + 1];

  const { actions, menu } = useContentActions<Photo>({
    noun: 'photo',
    plural: 'photos',
    getName: ({ title }) => title?.trim() || 'Untitled photo',
    bulk,
    remove,
    links: (photo) => {
      const gallery = getGallery(photo);
      return [
        {
          kind: 'action',
          key: 'edit',
          label: 'Edit',
          onSelect: () => setOpenId(photo._id),
          icon: <SquarePen />,
        },
        ...(gallery
          ? [
              {
                kind: 'link' as const,
                key: 'gallery',
                label: 'Open gallery',
                href: studioPaths.gallery(gallery),
                icon: <Images />,
              },
            ]
          : []),
      ];
    },
  });

  return (
    <>
      <StudioList
        title="Photos"
        noun="photo"
        plural="photos"
        rules={PHOTO_LIST}
        view={view}
        set={photoFilters(galleries)}
        items={items}
        total={total}
        failure={failure}
        offered={offered}
        onRetry={reload}
        getName={({ title }) => title?.trim() || 'Untitled photo'}
        pictures="narrow"
        picture={({ photo }) => <Picture src={photo?.thumbnails?.[0] ?? photo?.url} alt="" ratio="square" />}
        note={({ isGalleryCover, isCover }) => (isGalleryCover || isCover ? 'Gallery cover' : null)}
        columns={COLUMNS}
        menu={menu}
        actions={actions}
        bulk={bulk}
        removal={removal}
        create={{ href: studioPaths.galleryNew, label: 'Create a gallery' }}
        empty={{
          drawing: 'pictures',
          title: 'No photos yet',
          hint: 'Photos belong to galleries. Create a gallery and add photos to it.',
        }}
      />
      {open && (
        <PhotoSheet
          key={open._id}
          photo={open}
          position={index + 1}
          total={shown.length}
          isCover={open.isGalleryCover === true || open.isCover === true}
          onPrevious={before && (() => setOpenId(before._id))}
          onNext={after && (() => setOpenId(after._id))}
          onClose={() => setOpenId(null)}
          onSaved={reload}
          onStatus={(status) => (status === 'active' ? publish([open]) : hide([open]))}
          onRemove={() => {
            setOpenId((after ?? before)?._id ?? null);
            remove([open]);
          }}
        />
      )}
    </>
  );
}
