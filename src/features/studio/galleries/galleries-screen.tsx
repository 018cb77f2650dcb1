import { Images } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import type { Sale } from '@/features/studio/shared/access';
import { AccessDialog } from '@/features/studio/shared/dialogs';
import {
  dateColumn,
  formatFigure,
  PRICE_COLUMN,
  PRICE_SORT,
  SOLD_COLUMN,
  STATUS_COLUMN,
  VIEWS_COLUMN,
} from '@/features/studio/shared/content-cells';
import { StudioList } from '@/features/studio/shared/studio-list';
import type { StudioColumn } from '@/features/studio/shared/studio-table';
import { linksTo, useContentList } from '@/features/studio/shared/use-content-list';
import type { OwnGallery } from '@/contract/gallery';
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

export function StudioGalleriesScreen({ view, items, total, failure, offered }: StudioGalleriesPage) {
  const { list, dialog } = useContentList<OwnGallery, Sale>(GALLERY, {
    update: ({ galleries }, id, body) => galleries.update(id, body),
    links: linksTo(studioPaths.gallery, paths.gallery, <Images />),
    renderPriceDialog: (request) => (
      <AccessDialog {...request} kind="gallerySaleCommission" noun="gallery" plural="galleries" />
    ),
  });

  return (
    <>
      <StudioList
        {...list}
        title="Galleries"
        rules={OWN_GALLERIES.rules}
        view={view}
        set={OWN_GALLERIES.set}
        items={items}
        total={total}
        failure={failure}
        offered={offered}
        hrefFor={studioPaths.gallery}
        pictures="narrow"
        picture={({ coverPhoto }) => (
          <Picture src={coverPhoto?.thumbnails?.[0] ?? coverPhoto?.url} alt="" ratio="square" />
        )}
        note={getNote}
        columns={COLUMNS}
        create={{ href: studioPaths.galleryNew, label: 'Create a gallery' }}
        empty={{
          drawing: 'pictures',
          title: 'No galleries yet',
          hint: 'A gallery holds photos that belong together. Fans subscribe or pay once to see them all.',
        }}
      />
      {dialog}
    </>
  );
}
