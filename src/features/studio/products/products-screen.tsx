import dynamic from 'next/dynamic';
import { ShoppingBag } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import {
  dateColumn,
  PRICE_COLUMN,
  PRICE_SORT,
  SOLD_COLUMN,
  STATUS_COLUMN,
  VIEWS_COLUMN,
} from '../shared/content-cells';
import { CreatedNotice } from '../shared/created-notice';
import { useCreatedItem } from '../shared/created';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { linksTo, useContentList } from '../shared/use-content-list';
import { Price } from '@/components/text/price';
import type { OwnProduct, UpdateProductParts } from '@/contract/product';
import { sendWithName } from '../shared/send-with-name';
import type { Currency } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useCurrency } from '@/store/ui/use-currency';
import { OWN_PRODUCTS } from './product-list';
import type { OwnProductsPage } from './products.loader';
import { PRODUCT } from './product-values';
import { StockText } from './stock-text';

const MoneyDialog = dynamic(() => import('./money-dialog').then((module) => module.MoneyDialog), { ssr: false });

const columns = (currency: Currency): readonly StudioColumn<OwnProduct>[] => [
  STATUS_COLUMN,
  {
    key: 'stock',
    head: 'Stock',
    figure: true,
    sort: { up: 'stock', down: 'stock-down' },
    cell: (product) => <StockText product={product} />,
  },
  { ...PRICE_COLUMN, sort: PRICE_SORT, cell: ({ price }) => <Price amount={price} currency={currency} /> },
  SOLD_COLUMN,
  { ...VIEWS_COLUMN, wideOnly: true },
  { ...dateColumn('Added'), wideOnly: true },
];

export function StudioProductsScreen(page: OwnProductsPage) {
  const currency = useCurrency();
  const { list, dialog } = useContentList<OwnProduct, { price: number }>(PRODUCT, {
    update: ({ products }, { _id, name }, parts) =>
      sendWithName<UpdateProductParts, unknown>(parts, name, (change) => products.update(_id, change)),
    links: linksTo(studioPaths.product, paths.product, <ShoppingBag />),
    renderPriceDialog: (request) => <MoneyDialog {...request} symbol={currency.symbol} />,
  });
  const created = useCreatedItem(page.items, list.removal.removalStatus);

  return (
    <>
      {created && <CreatedNotice item={created} title={created.name} path={paths.product(created)} />}
      <StudioList
        {...page}
        {...list}
        title="Products"
        rules={OWN_PRODUCTS.rules}
        set={OWN_PRODUCTS.set}
        hrefFor={studioPaths.product}
        pictures="narrow"
        picture={({ images, image }) => (
          <Picture
            src={images?.[0]?.thumbnails?.[0] ?? images?.[0]?.url ?? image}
            alt=""
            ratio="square"
            placeholder="product"
          />
        )}
        note={({ type }) => (type === 'digital' ? 'Download' : 'Physical item')}
        columns={columns(currency)}
        create={{ href: studioPaths.productNew, label: 'Add a product' }}
        empty={{
          illustration: 'bag',
          title: 'No products yet',
          hint: 'Sell items you ship or files to download.',
        }}
      />
      {dialog}
    </>
  );
}
