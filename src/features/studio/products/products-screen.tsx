import dynamic from 'next/dynamic';
import { ShoppingBag } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import { figure } from '@/features/studio/shared/content-cells';
import { CreatedNotice } from '@/features/studio/shared/created-notice';
import { useCreatedItem } from '@/features/studio/shared/created';
import { ContentState } from '@/features/studio/shared/content-state';
import { StudioList } from '@/features/studio/shared/studio-list';
import type { StudioColumn } from '@/features/studio/shared/studio-table';
import { editLink, pageLink, useContentActions } from '@/features/studio/shared/use-content-actions';
import { DateText } from '@/components/text/date-text';
import { Price } from '@/components/text/price';
import type { OwnProduct } from '@/contract/product';
import type { Currency } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useCurrency } from '@/store/ui/use-currency';
import { OWN_PRODUCT_FILTERS, OWN_PRODUCT_LIST } from './product-list';
import type { OwnProductsPage } from './products.loader';
import { StockText } from './stock-text';
import { useOwnProducts } from './use-own-products';

const MoneyDialog = dynamic(() => import('./money-dialog').then((module) => module.MoneyDialog), { ssr: false });

const columns = (currency: Currency): readonly StudioColumn<OwnProduct>[] => [
  { key: 'status', head: 'Status', bare: true, cell: (product) => <ContentState item={product} /> },
  {
    key: 'stock',
    head: 'Stock',
    figure: true,
    sort: { up: 'stock', down: 'stock-down' },
    cell: (product) => <StockText product={product} />,
  },
  {
    key: 'price',
    head: 'Price',
    bare: true,
    figure: true,
    sort: { up: 'price', down: 'price-down' },
    cell: ({ price }) => <Price amount={price} currency={currency} />,
  },
  { key: 'sold', head: 'Sold', figure: true, cell: ({ sold }) => figure(sold) },
  { key: 'views', head: 'Views', figure: true, wideOnly: true, cell: ({ stats }) => figure(stats?.views) },
  {
    key: 'date',
    head: 'Added',
    sort: { up: 'oldest', down: 'newest' },
    wideOnly: true,
    cell: ({ createdAt = '' }) => <DateText iso={createdAt} />,
  },
];

export function StudioProductsScreen({ view, items, total, failure }: OwnProductsPage) {
  const currency = useCurrency();
  const { reload, bulk, removal, remove } = useOwnProducts();
  const created = useCreatedItem(items);
  const { actions, menu, dialog } = useContentActions({
    noun: 'product',
    plural: 'products',
    nameOf: ({ name }) => name,
    bulk,
    remove,
    links: (product) => [
      editLink(studioPaths.product(product)),
      ...(product.status === 'active' ? [pageLink(paths.product(product), <ShoppingBag aria-hidden="true" />)] : []),
    ],
    renderPriceDialog: (request) => <MoneyDialog {...request} symbol={currency.symbol} />,
  });

  return (
    <>
      {created && <CreatedNotice item={created} title={created.name} path={paths.product(created)} />}
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
        picture={({ images, image }) => (
          <Picture
            src={images?.[0]?.thumbnails?.[0] ?? images?.[0]?.url ?? image}
            alt=""
            ratio="square"
            blank="product"
          />
        )}
        note={({ type }) => (type === 'digital' ? 'Download' : 'Physical items')}
        columns={columns(currency)}
        menu={menu}
        actions={actions}
        bulk={bulk}
        removal={removal}
        create={{ href: studioPaths.productNew, label: 'Add a product' }}
        empty={{
          drawing: 'bag',
          title: 'No products yet',
          hint: 'Sell items you ship, with their stock, or files to download.',
        }}
      />
      {dialog}
    </>
  );
}
