import { useState } from 'react';
import { Coins, Eye, EyeOff, ShoppingBag, SquarePen, Trash2 } from 'lucide-react';
import type { MenuEntry } from '@/components/menu/menu';
import { Picture } from '@/components/picture/picture';
import { StudioList } from '@/components/studio/studio-list';
import type { StudioColumn } from '@/components/studio/studio-table';
import { DateText } from '@/components/text/date-text';
import { Price } from '@/components/text/price';
import type { OwnProduct } from '@/contract/product';
import { formatNumber, type Currency } from '@/lib/format';
import { paths } from '@/lib/paths';
import { studioPaths } from '@/lib/studio-paths';
import { useCurrency } from '@/store/ui/use-currency';
import { MoneyDialog } from './money-dialog';
import { OWN_PRODUCT_FILTERS, OWN_PRODUCT_LIST } from './product-list';
import { ProductState } from './product-state';
import type { OwnProductsPage } from './products.loader';
import { StockText } from './stock-text';
import { useOwnProducts } from './use-own-products';

const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));

const columns = (currency: Currency): readonly StudioColumn<OwnProduct>[] => [
  { key: 'status', head: 'Status', bare: true, cell: ({ status }) => <ProductState status={status} /> },
  { key: 'stock', head: 'Stock', figure: true, sort: { up: 'stock', down: 'stock-down' }, cell: (product) => <StockText product={product} /> },
  { key: 'price', head: 'Price', bare: true, figure: true, sort: { up: 'price', down: 'price-down' }, cell: ({ price }) => <Price amount={price} currency={currency} /> },
  { key: 'sold', head: 'Sold', figure: true, cell: ({ sold }) => figure(sold) },
  { key: 'views', head: 'Views', figure: true, wideOnly: true, cell: ({ stats }) => figure(stats?.views) },
  { key: 'date', head: 'Added', sort: { up: 'oldest', down: 'newest' }, wideOnly: true, cell: ({ createdAt = '' }) => <DateText iso={createdAt} /> },
];

/** The performer's own products, in every status. */
export function StudioProductsScreen({ view, items, total, failure }: OwnProductsPage) {
  const currency = useCurrency();
  const { reload, bulk, removal, remove } = useOwnProducts();
  const [priced, setPriced] = useState<readonly OwnProduct[]>([]);
  const publish = (products: readonly OwnProduct[]) => bulk.start('Publishing', products, { status: 'active' });
  const hide = (products: readonly OwnProduct[]) => bulk.start('Hiding', products, { status: 'inactive' });

  const menu = (product: OwnProduct): MenuEntry[] => [
    { kind: 'link', key: 'edit', label: 'Edit', href: studioPaths.product(product), icon: <SquarePen aria-hidden="true" /> },
    ...(product.status === 'active' ? [{ kind: 'link' as const, key: 'page', label: 'See its page', href: paths.product(product), icon: <ShoppingBag aria-hidden="true" /> }] : []),
    product.status === 'active'
      ? { kind: 'action', key: 'hide', label: 'Hide', onSelect: () => hide([product]), icon: <EyeOff aria-hidden="true" /> }
      : { kind: 'action', key: 'publish', label: 'Publish', onSelect: () => publish([product]), icon: <Eye aria-hidden="true" /> },
    { kind: 'line', key: 'line' },
    { kind: 'action', key: 'delete', label: 'Delete', onSelect: () => remove([product]), icon: <Trash2 aria-hidden="true" /> },
  ];

  return (
    <>
      <StudioList
        title="Products"
        noun="product"
        plural="products"
        rules={OWN_PRODUCT_LIST}
        view={view}
        set={OWN_PRODUCT_FILTERS}
        items={items}
        total={total}
        failure={failure}
        onRetry={reload}
        nameOf={({ name }) => name}
        hrefFor={studioPaths.product}
        pictures="narrow"
        picture={({ images, image }) => <Picture src={images?.[0]?.thumbnails?.[0] ?? images?.[0]?.url ?? image} alt="" ratio="square" blank="product" />}
        note={({ type }) => (type === 'digital' ? 'Download' : 'To be shipped')}
        columns={columns(currency)}
        menu={menu}
        actions={[
          { key: 'publish', label: 'Publish', icon: <Eye />, onRun: publish },
          { key: 'hide', label: 'Hide', icon: <EyeOff />, onRun: hide },
          { key: 'price', label: 'Set price', icon: <Coins />, onRun: setPriced },
          { key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onRun: remove },
        ]}
        bulk={bulk}
        removal={removal}
        create={{ href: studioPaths.productNew, label: 'Add a product' }}
        empty={{ drawing: 'bag', title: 'You have no products yet.', hint: 'Sell something to be shipped, with its stock, or a file to download.' }}
      />
      <MoneyDialog
        key={priced.map(({ _id }) => _id).join()}
        count={priced.length}
        symbol={currency.symbol}
        onClose={() => setPriced([])}
        onPrice={(price) => {
          bulk.start('Setting the price', priced, { price });
          setPriced([]);
        }}
      />
    </>
  );
}
