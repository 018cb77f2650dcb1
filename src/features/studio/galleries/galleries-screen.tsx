import { Images } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import type { Sale } from '../shared/access';
import { AccessDialog } from '../shared/dialogs';
import {
  dateColumn,
  formatFigure,
  PRICE_COLUMN,
  PRICE_SORT,
  SOLD_COLUMN,
  STATUS_COLUMN,
  VIEWS_COLUMN,
} from '../shared/content-cells';
import { withoutStatus } from '../shared/define-list';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { linksTo, useContentList } from '../shared/use-content-list';
import type { OwnGallery, UpdateGalleryBody } from '@/contract/gallery';
import { sendWithName } from '../shared/send-with-name';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import type { StudioGalleriesPage } from './galleries.loader';
import { OWN_GALLERIES } from './gallery-list';
import { GALLERY } from './gallery-values';

const COLUMNS: readonly StudioColumn<OwnGallery>[] = [
  STATUS_COLUMN,
  { ...PRICE_COLUMN, sort: PRICE_SORT },
  { key: 'photos', head: 'Photos', figure: true, cell: ({ numOfItems }) => formatFigure(numOfItems) },
  { ...VIEWS_COLUMN, sort: { down: 'popular' } },
  SOLD_COLUMN,
  { ...dateColumn('Created'), wideOnly: true },
];

const getNote = ({ status, numOfItems }: OwnGallery) =>
  status === 'active' && numOfItems === 0 ? 'Fans see it once it has a photo.' : null;

const PUBLIC_FILTERS = withoutStatus(OWN_GALLERIES.set);

export function StudioGalleriesScreen(page: StudioGalleriesPage) {
  const { list, dialog } = useContentList<OwnGallery, Sale>(GALLERY, {
    update: ({ galleries }, { _id, name, title }, body) =>
      sendWithName<UpdateGalleryBody, unknown>(body, name || title || '', (change) => galleries.update(_id, change)),
    links: linksTo(studioPaths.gallery, paths.gallery, <Images />),
    renderPriceDialog: (request) => (
      <AccessDialog {...request} kind="gallerySaleCommission" noun="gallery" plural="galleries" />
    ),
  });

  return (
    <>
      <StudioList
        {...page}
        {...list}
        title="Galleries"
        rules={OWN_GALLERIES.rules}
        set={page.isOwn ? OWN_GALLERIES.set : PUBLIC_FILTERS}
        hrefFor={studioPaths.gallery}
        pictures="narrow"
        picture={({ coverPhoto }) => (
          <Picture src={coverPhoto?.thumbnails?.[0] ?? coverPhoto?.url} alt="" ratio="square" />
        )}
        note={getNote}
        columns={COLUMNS}
        create={{ href: studioPaths.galleryNew, label: 'Create a gallery' }}
        empty={{
          illustration: 'pictures',
          title: 'No galleries yet',
          hint: 'A gallery holds photos that belong together. Fans subscribe or pay once to see them all.',
        }}
      />
      {dialog}
    </>
  );
}
