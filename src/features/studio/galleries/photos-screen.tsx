import { useState } from 'react';
import { Images } from 'lucide-react';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { dateColumn, STATUS_COLUMN } from '../shared/content-cells';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { editAction, useContentActions } from '../shared/use-content-actions';
import { useReload } from '@/components/hooks/use-reload';
import type { Photo } from '@/contract/photo';
import { getRange } from '@/lib/lists/list-url';
import { studioPaths } from '@/lib/page/studio-paths';
import { photoTitle } from './photo-label';
import { PHOTO_LIST, photoFilters } from './photo-list';
import { PhotoSheets } from './photo-sheet';
import type { StudioPhotosPage } from './photos.loader';
import { usePhotoBulk } from './use-photo-bulk';

/** Gallery of a photo: back ends name the field in two ways. */
const getGallery = ({ galleryId, targetId, gallery, targetInfo }: Photo) => {
  const _id = galleryId ?? targetId;
  const info = gallery ?? targetInfo;
  return _id ? { _id, name: info?.name || info?.title || 'Untitled gallery' } : null;
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

export function StudioPhotosScreen({ galleries, ...page }: StudioPhotosPage) {
  const reload = useReload();
  const photoBulk = usePhotoBulk({
    getSold: (photo) => galleries?.find(({ value }) => value === getGallery(photo)?._id)?.sold,
    onEnd: () => void reload(),
  });
  const { bulk, removal, remove, dialog } = photoBulk;
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = page.items.filter(({ _id }) => !removal.removalStatus[_id]);
  // A photo that left the list must not open again when it returns.
  if (openId !== null && !shown.some(({ _id }) => _id === openId)) setOpenId(null);

  const { actions, menu } = useContentActions<Photo>({
    noun: 'photo',
    plural: 'photos',
    getName: photoTitle,
    bulk,
    remove,
    isSellable: false,
    links: (photo) => {
      const gallery = getGallery(photo);
      return [
        editAction(() => setOpenId(photo._id)),
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
        {...page}
        title="Photos"
        noun="photo"
        plural="photos"
        rules={PHOTO_LIST}
        set={photoFilters(galleries)}
        onRetry={reload}
        getName={photoTitle}
        onOpen={({ _id }) => setOpenId(_id)}
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
          illustration: 'pictures',
          title: 'No photos yet',
          hint: 'Photos belong to galleries. Create a gallery and add photos to it.',
        }}
      />
      <PhotoSheets
        photos={shown}
        offset={getRange(page.view).offset}
        total={page.total - (page.items.length - shown.length)}
        openId={openId}
        onOpen={setOpenId}
        getIsCover={({ isGalleryCover, isCover }) => isGalleryCover === true || isCover === true}
        bulk={photoBulk}
        onSaved={reload}
      />
      {dialog}
    </>
  );
}
