import { useState } from 'react';
import { Coins, Eye, EyeOff, Images, SquarePen, Trash2 } from 'lucide-react';
import type { MenuEntry } from '@/components/menu/menu';
import { Picture } from '@/components/picture/picture';
import { accessOf } from '@/components/studio/access';
import { PriceDialog } from '@/components/studio/price-dialog';
import { StudioList } from '@/components/studio/studio-list';
import type { StudioColumn } from '@/components/studio/studio-table';
import { DateText } from '@/components/text/date-text';
import { TokenAmount } from '@/components/text/price';
import type { OwnGallery } from '@/contract/gallery';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { studioPaths } from '@/lib/studio-paths';
import { ContentState } from './content-state';
import type { StudioGalleriesPage } from './galleries.loader';
import { GALLERY_FILTERS, GALLERY_LIST } from './gallery-list';
import { galleryName } from './gallery-values';
import { useOwnGalleries } from './use-own-galleries';

function Price({ gallery }: { gallery: OwnGallery }) {
  const access = accessOf(gallery);
  if (access === 'sale') return <TokenAmount amount={gallery.price ?? 0} />;
  return <>{access === 'free' ? 'Free' : 'Subscribers'}</>;
}

const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));

const COLUMNS: readonly StudioColumn<OwnGallery>[] = [
  { key: 'status', head: 'Status', bare: true, cell: (gallery) => <ContentState item={gallery} /> },
  { key: 'price', head: 'Price', bare: true, figure: true, sort: { up: 'price', down: 'price-down' }, cell: (gallery) => <Price gallery={gallery} /> },
  { key: 'photos', head: 'Photos', figure: true, cell: ({ numOfItems }) => figure(numOfItems) },
  { key: 'views', head: 'Views', figure: true, sort: { down: 'popular' }, cell: ({ stats }) => figure(stats?.views) },
  { key: 'sold', head: 'Sold', figure: true, cell: ({ sold }) => figure(sold) },
  { key: 'date', head: 'Created', sort: { up: 'oldest', down: 'newest' }, wideOnly: true, cell: ({ createdAt = '' }) => <DateText iso={createdAt} /> },
];

/** What keeps fans from seeing a gallery that is published. */
const noteOf = ({ status, numOfItems }: OwnGallery) => (status === 'active' && numOfItems === 0 ? 'Fans see it once it holds a photo.' : null);

/** The performer's own galleries, in every status. */
export function StudioGalleriesScreen({ view, items, total, failure }: StudioGalleriesPage) {
  const { reload, bulk, removal, remove } = useOwnGalleries();
  const [priced, setPriced] = useState<readonly OwnGallery[]>([]);
  const publish = (galleries: readonly OwnGallery[]) => bulk.start('Publishing', galleries, { status: 'active' });
  const hide = (galleries: readonly OwnGallery[]) => bulk.start('Hiding', galleries, { status: 'inactive' });

  const menu = (gallery: OwnGallery): MenuEntry[] => [
    { kind: 'link', key: 'edit', label: 'Edit', href: studioPaths.gallery(gallery), icon: <SquarePen aria-hidden="true" /> },
    ...(gallery.status === 'active' ? [{ kind: 'link' as const, key: 'page', label: 'See its page', href: paths.gallery(gallery), icon: <Images aria-hidden="true" /> }] : []),
    gallery.status === 'active'
      ? { kind: 'action', key: 'hide', label: 'Hide', onSelect: () => hide([gallery]), icon: <EyeOff aria-hidden="true" /> }
      : { kind: 'action', key: 'publish', label: 'Publish', onSelect: () => publish([gallery]), icon: <Eye aria-hidden="true" /> },
    { kind: 'line', key: 'line' },
    { kind: 'action', key: 'delete', label: 'Delete', onSelect: () => remove([gallery]), icon: <Trash2 aria-hidden="true" /> },
  ];

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
        onRetry={reload}
        nameOf={galleryName}
        hrefFor={studioPaths.gallery}
        pictures="narrow"
        picture={({ coverPhoto }) => <Picture src={coverPhoto?.thumbnails?.[0] ?? coverPhoto?.url} alt="" ratio="square" />}
        note={noteOf}
        columns={COLUMNS}
        menu={menu}
        actions={[
          { key: 'publish', label: 'Publish', icon: <Eye />, onRun: publish },
          { key: 'hide', label: 'Hide', icon: <EyeOff />, onRun: hide },
          { key: 'price', label: 'Set price', icon: <Coins />, onRun: setPriced },
          { key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onRun: remove },
        ]}
        bulk={bulk}
        removal={removal}
        create={{ href: studioPaths.galleryNew, label: 'Create a gallery' }}
        empty={{ drawing: 'pictures', title: 'You have no galleries yet.', hint: 'A gallery holds photos that belong together. Fans subscribe or pay once to see them all.' }}
      />
      <PriceDialog
        key={priced.length}
        count={priced.length}
        noun="gallery"
        plural="galleries"
        onClose={() => setPriced([])}
        onPrice={(sale) => {
          bulk.start('Setting the price', priced, sale);
          setPriced([]);
        }}
      />
    </>
  );
}
