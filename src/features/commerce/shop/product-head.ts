import { summarize } from '@/lib/format/summarize';
import { paths } from '@/lib/page/paths';
import { getStock } from '@/entities/product/product-list';
import { createOffer, toPerson, sharePicture, trailFromHome, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { getPictures } from './get-pictures';
import type { ProductPage } from './product.loader';

export function productHead({ product }: ProductPage, site: SiteFacts): PageHead {
  const path = paths.product(product);
  const image = sharePicture(site, ...getPictures(product).map(({ large }) => large));
  const description =
    summarize(product.description) || `${product.name}${product.performer ? `, by ${product.performer.name}` : ''}`;
  const isActive = product.status === undefined || product.status === 'active';
  const available = isActive && getStock(product).kind !== 'soldOut';
  const offer = createOffer(site, { price: product.price, path, available });
  return {
    title: product.name,
    description,
    canonical: path,
    image,
    jsonLd: [
      // Search engines refuse a product without an offer.
      ...(offer
        ? [
            {
              '@type': 'Product',
              name: product.name,
              description,
              url: site.siteUrl + path,
              ...(image ? { image: [image] } : {}),
              offers: { ...offer, ...(product.performer ? { seller: toPerson(site, product.performer) } : {}) },
            },
          ]
        : []),
      trailFromHome(site, { name: 'Shop', path: paths.shop }, { name: product.name, path }),
    ],
  };
}
