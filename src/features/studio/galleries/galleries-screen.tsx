import { Images } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import { AccessDialog } from '@/features/studio/shared/dialogs';
import { AccessPrice, figure } from '@/features/studio/shared/content-cells';
import { ContentState } from '@/features/studio/shared/content-state';
import { StudioList } from '@/features/studio/shared/studio-list';
import type { StudioColumn } from '@/features/studio/shared/studio-table';
import { editLink, pageLink, useContentActions } from '@/features/studio/shared/use-content-actions';
import { DateText } from '@/components/text/date-text';
import type { OwnGallery } from '@/contract/gallery';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import type { StudioGalleriesPage } from './galleries.loader';
import { GALLERY_FILTERS, GALLERY_LIST } from './gallery-list';
import { galleryName } from './gallery-values';
import { useOwnGalleries } from './use-own-galleries';

const COLUMNS: readonly StudioColumn<OwnGallery>[] = [
  { key: 'status', head: 'Status', bare: true, cell: (gallery) => <ContentState item={gallery} /> },
  {
    key: 'price',
    head: 'Price',
    bare: true,
    figure: true,
    sort: { up: 'price', down: 'price-down' },
    cell: (gallery) => <AccessPrice item={gallery} />,
  },
  { key: 'photos', head: 'Photos', figure: true, cell: ({ numOfItems }) => figure(numOfItems) },
  { key: 'views', head: 'Views', figure: true, sort: { down: 'popular' }, cell: ({ stats }) => figure(stats?.views) },
  { key: 'sold', head: 'Sold', figure: true, cell: ({ sold }) => figure(sold) },
  {
    key: 'date',
    head: 'Created',
    sort: { up: 'oldest', down: 'newest' },
    wideOnly: true,
    cell: ({ createdAt = '' }) => <DateText iso={createdAt} />,
  },
];

const noteOf = ({ status, numOfItems }: OwnGallery) =>
  status === 'active' && numOfItems === 0 ? 'Fans see it once it has a photo.' : null;

export function StudioGalleriesScreen({ view, items, total, failure, offered }: StudioGalleriesPage) {
  const { reload, bulk, removal, remove } = useOwnGalleries();
  const { actions, menu, dialog } = useContentActions({
    noun: 'gallery',
    plural: 'galleries',
    nameOf: galleryName,
    bulk,
    remove,
    links: (gallery) => [
      editLink(studioPaths.gallery(gallery)),
      ...(gallery.status === 'active' ? [pageLink(paths.gallery(gallery), <Images aria-hidden="true" />)] : []),
    ],
    renderPriceDialog: (request) => (
      <AccessDialog {...request} kind="gallerySaleCommission" noun="gallery" plural="galleries" />
    ),
  });

  return (
    <>
      <StudioList
        title="Galleries"
        noun="gallery"
        plural="galleries"
        rules={GALLERY_LIST}
        view={view}
        set={GALLERY_FILTERS}
        items={items}
        total={total}
        failure={failure}
        offered={offered}
        onRetry={reload}
        nameOf={galleryName}
        hrefFor={studioPaths.gallery}
        pictures="narrow"
        picture={({ coverPhoto }) => (
          <Picture src={coverPhoto?.thumbnails?.[0] ?? coverPhoto?.url} alt="" ratio="square" />
        )}
        note={noteOf}
        columns={COLUMNS}
        menu={menu}
        actions={actions}
        bulk={bulk}
        removal={removal}
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
