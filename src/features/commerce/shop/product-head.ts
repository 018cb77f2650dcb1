import { paths } from '@/lib/page/paths';
import { stockOf } from '@/entities/product/product-list';
import { offer, personOf, sharePicture, summary, trailFromHome, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { picturesOf } from './pictures-of';
import type { ProductPage } from './product.loader';

export function productHead({ product }: ProductPage, site: SiteFacts): PageHead {
  const path = paths.product(product);
  const image = sharePicture(site, ...picturesOf(product).map(({ large }) => large));
  const description =
    summary(product.description) || `${product.name}${product.performer ? `, by ${product.performer.name}` : ''}`;
  const available = stockOf(product).kind !== 'soldOut';
  return {
    title: product.name,
    description,
    canonical: path,
    image,
    jsonLd: [
      {
        '@type': 'Product',
        name: product.name,
        description,
        url: site.siteUrl + path,
        ...(image ? { image: [image] } : {}),
        offers: {
          ...offer(site, { price: product.price, path, available }),
          ...(product.performer ? { seller: personOf(site, product.performer) } : {}),
        },
      },
      trailFromHome(site, { name: 'Shop', path: paths.shop }, { name: product.name, path }),
    ],
  };
}
