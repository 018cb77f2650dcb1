import { summarize } from '@/lib/format/summarize';
import { getLastPage, getPageUrl } from '@/lib/lists/list-url';
import { pagedTitle } from '@/lib/lists/list-head';
import { paths } from '@/lib/page/paths';
import {
  accessOfItem,
  toPerson,
  sharePicture,
  trailFromHome,
  type JsonLd,
  type PageHead,
  type SiteFacts,
} from '@/lib/page/seo';
import { formatQuantity } from '@/lib/format/format';
import { getPerformers } from '@/entities/performer/get-performers';
import { galleryTitle } from './gallery-access';
import { galleryRules, PHOTOS_PER_PAGE } from './gallery-photo-list';
import type { GalleryPage } from './gallery.loader';

/** Class of the paywalled part of the page, referenced in structured data. */
export const LOCKED_PART = 'locked-part';

/** Head of a gallery page. An open photo has no page of its own, so the canonical URL is that of the gallery. */
export function galleryHead({ gallery, view, total, open, poster }: GalleryPage, site: SiteFacts): PageHead {
  const name = galleryTitle(gallery);
  const people = getPerformers(gallery);
  const count = total || (gallery.numOfItems ?? 0);
  const by = people.length > 0 ? ` by ${people.map((person) => person.name).join(', ')}` : '';
  const description = summarize(gallery.description) || `${name}: ${formatQuantity(count, 'photo')}${by}.`;
  const rules = galleryRules(gallery);
  const image = sharePicture(site, poster);
  const { views } = gallery.stats ?? {};
  const object: JsonLd = {
    '@type': 'ImageGallery',
    name,
    description,
    url: site.siteUrl + rules.path,
    ...(image ? { image } : {}),
    ...(gallery.createdAt ? { datePublished: gallery.createdAt } : {}),
    ...(people.length > 0 ? { creator: people.map((person) => toPerson(site, person)) } : {}),
    ...(views === undefined
      ? {}
      : {
          interactionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: { '@type': 'ViewAction' },
            userInteractionCount: views,
          },
        }),
    ...accessOfItem(open, `.${LOCKED_PART}`),
  };
  return {
    title: pagedTitle(name, view),
    description,
    canonical: getPageUrl(rules, view, view.page),
    noindex: gallery.status === 'draft' || gallery.status === 'inactive',
    image,
    type: 'article',
    prev: view.page > 1 ? getPageUrl(rules, view, view.page - 1) : undefined,
    next: view.page < getLastPage(total, PHOTOS_PER_PAGE) ? getPageUrl(rules, view, view.page + 1) : undefined,
    jsonLd: [object, trailFromHome(site, { name: 'Galleries', path: paths.galleries }, { name, path: rules.path })],
  };
}
