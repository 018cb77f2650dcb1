import { useState } from 'react';
import { Eye, Images, Trash2 } from 'lucide-react';
import { Button } from '@/components/button/button';
import type { MenuEntry } from '@/components/menu/menu';
import { SlugField } from '../shared/slug-field';
import { RowMenu } from '../shared/row-menu';
import { CreatedNotice, PublishedNotice } from '../shared/created-notice';
import { useCreatedItem } from '../shared/created';
import { useEditorRemoval } from '../shared/content-kind';
import { ContentState } from '../shared/content-state';
import { StudioHead } from '../shared/studio-head';
import { usePageState } from '../shared/use-page-state';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { GalleryDetails } from './gallery-details';
import { GalleryPreview } from './gallery-preview';
import { galleryTabPath } from './gallery-tabs';
import { GALLERY, galleryName } from './gallery-values';
import type { StudioGalleryPage } from './gallery.loader';
import { PhotoAdder } from './photo-adder';
import { PhotoBoard } from './photo-board';
import { useGalleryPhotos } from './use-gallery-photos';
import styles from './studio-galleries.module.css';

export const StudioGalleryScreen = (page: StudioGalleryPage) => <GalleryEditor key={page.gallery._id} {...page} />;

function GalleryEditor(page: StudioGalleryPage) {
  const [gallery, setGallery] = usePageState(page.gallery);
  const board = useGalleryPhotos(page);
  const created = useCreatedItem([gallery]);
  const [previews, setPreviews] = useState(false);
  const name = galleryName(gallery);
  const notice = { item: gallery, title: name, path: paths.gallery(gallery) };
  const { onDelete, dialog } = useEditorRemoval(GALLERY, studioPaths.galleries);
  const isPublic = gallery.status === 'active' && board.total > 0;
  const entries: MenuEntry[] = [
    ...(isPublic
      ? [
          {
            kind: 'link' as const,
            key: 'page',
            label: 'View page',
            href: paths.gallery(gallery),
            icon: <Images />,
          },
        ]
      : []),
    {
      kind: 'action',
      key: 'delete',
      label: 'Delete gallery',
      onSelect: () => onDelete(gallery),
      icon: <Trash2 />,
    },
  ];

  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <StudioHead
          list={{ label: 'Galleries', href: studioPaths.galleries }}
          title={name}
          note={<ContentState item={gallery} />}
        >
          <Button icon={<Eye />} onClick={() => setPreviews(true)}>
            Preview
          </Button>
          <RowMenu name="this gallery" entries={entries} />
        </StudioHead>
        <SlugField
          item={{ title: gallery.name ?? gallery.title, slug: gallery.slug, status: isPublic ? 'active' : 'draft' }}
          path={paths.gallery(gallery)}
        />
        <LinkTabs
          label="Gallery sections"
          tabs={[
            {
              label: 'Photos',
              href: galleryTabPath(gallery, 'photos'),
              count: board.total,
              current: page.tab === 'photos',
            },
            { label: 'Details and price', href: galleryTabPath(gallery, 'details'), current: page.tab === 'details' },
          ]}
        />
      </div>
      {board.total > 0 && (created ? <CreatedNotice {...notice} /> : <PublishedNotice {...notice} />)}
      {page.tab === 'photos' ? (
        <div className={styles.photos}>
          <PhotoAdder galleryId={gallery._id} onArrived={board.onArrived} onBatch={board.onBatch} />
          <PhotoBoard board={board} sold={gallery.sold} />
        </div>
      ) : (
        <GalleryDetails
          gallery={gallery}
          categories={page.categories}
          onSaved={(saved) => setGallery((now) => ({ ...now, ...saved }))}
        />
      )}
      {dialog}
      {previews && (
        <GalleryPreview
          gallery={gallery}
          photos={board.photos}
          coverId={board.coverId}
          onClose={() => setPreviews(false)}
        />
      )}
    </div>
  );
}
