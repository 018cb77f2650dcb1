import type { SitemapItemLoose } from 'sitemap';
import type { ListData, ListReply } from '@/contract/envelope';
import type { EventItem } from '@/contract/event';
import type { MediaFile } from '@/contract/fields';
import type { Gallery } from '@/contract/gallery';
import type { Performer } from '@/contract/performer';
import type { Post } from '@/contract/post';
import type { Product } from '@/contract/product';
import type { Video } from '@/contract/video';
import { summarize } from '@/lib/format/summarize';
import { ApiError } from '@/lib/http/errors';
import { paths } from '@/lib/page/paths';
import { sharePicture } from '@/lib/page/seo';
import { sitemapPaths } from '@/server/site-pages';
import type { Services } from '@/services/create-services';

/** One sitemap entry. Page URLs are paths, picture URLs are absolute. */
export type Entry = SitemapItemLoose;

interface Range {
  limit: number;
  offset: number;
}

export interface SitemapKind {
  list: (services: Services, range: Range) => Promise<{ entries: Entry[]; total: number }>;
  /** Entries listed before those of the API. */
  first?: (services: Services) => Promise<Entry[]>;
}

/** Oldest first: new records go to the end, so earlier parts stay unchanged. */
const OLDEST_FIRST = { sortBy: 'createdAt', sort: 'asc' } as const;

/** Loads a list, which is empty if the API doesn't have it or guests may not read it. */
async function listForGuests<T>(load: () => Promise<ListReply<T>>): Promise<ListData<T>> {
  try {
    return (await load()).data;
  } catch (error) {
    if (!(error instanceof ApiError) || ![401, 403, 404, 405, 501].includes(error.status)) throw error;
    return { data: [], total: 0 };
  }
}

/** Maximum values of the video sitemap protocol; `seconds` is the longest duration. */
const LIMITS = { title: 100, description: 2000, tags: 32, seconds: 28_800 };

const getLastModified = (record: { updatedAt?: string }): Pick<Entry, 'lastmod'> =>
  record.updatedAt && !Number.isNaN(Date.parse(record.updatedAt)) ? { lastmod: record.updatedAt } : {};

function getImage(site: { siteUrl: string }, ...candidates: (string | null | undefined)[]): Pick<Entry, 'img'> {
  const url = sharePicture(site, ...candidates);
  return url ? { img: [{ url }] } : {};
}

const getUrls = (file: MediaFile | null | undefined) => [file?.url, ...(file?.thumbnails ?? [])];

/** True for an item that everybody may see without paying. */
const isFree = ({ isSale, price }: { isSale?: boolean; price?: number }) => Boolean(isSale && price === 0);

/**
 * Describes a video by its poster, duration and public teaser. The URL of the file is left out: it is signed,
 * short-lived and for viewers with access. A video entry requires a file, so a video without a teaser is listed with its
 * poster only.
 */
function videoEntry(site: { siteUrl: string }, video: Video): Entry {
  const { title, description, video: file, tags = [], createdAt, performers, performer } = video;
  const thumbnail = sharePicture(site, ...getUrls(video.thumbnail));
  // Signed teasers are refused for the same reasons as signed pictures.
  const teaser = sharePicture(site, video.teaser?.url);
  const entry: Entry = { url: paths.video(video), ...getLastModified(video) };
  if (!thumbnail || !teaser) return { ...entry, ...getImage(site, thumbnail) };
  const seconds = Math.round(file?.duration ?? 0);
  const maker = performers?.[0] ?? performer;
  return {
    ...entry,
    video: [
      {
        thumbnail_loc: thumbnail,
        content_loc: teaser,
        title: summarize(title, LIMITS.title),
        description: summarize(description, LIMITS.description) || summarize(title, LIMITS.title),
        ...(seconds > 0 && seconds <= LIMITS.seconds ? { duration: seconds } : {}),
        ...(createdAt && !Number.isNaN(Date.parse(createdAt)) ? { publication_date: createdAt } : {}),
        ...(maker ? { uploader: maker.name, 'uploader:info': site.siteUrl + paths.performer(maker) } : {}),
        tag: tags.slice(0, LIMITS.tags),
        family_friendly: false,
        requires_subscription: !isFree(video),
        live: false,
      },
    ],
  };
}

/** The full cover may be a locked photo, so it is listed only for a free gallery. */
const galleryEntry = (site: { siteUrl: string }, gallery: Gallery): Entry => ({
  url: paths.gallery(gallery),
  ...getLastModified(gallery),
  ...getImage(site, ...(isFree(gallery) ? getUrls(gallery.coverPhoto) : (gallery.coverPhoto?.thumbnails ?? []))),
});

const performerEntry = (site: { siteUrl: string }, performer: Performer): Entry => ({
  url: paths.performer(performer),
  ...getLastModified(performer),
  ...getImage(site, performer.avatar),
});

const productEntry = (site: { siteUrl: string }, product: Product): Entry => ({
  url: paths.product(product),
  ...getLastModified(product),
  ...getImage(site, product.image, ...getUrls(product.images?.[0])),
});

const postEntry = (site: { siteUrl: string }, post: Post): Entry => ({
  url: paths.post(post),
  ...getLastModified(post),
  ...getImage(site, post.image?.url),
});

const eventEntry = (site: { siteUrl: string }, event: EventItem): Entry => ({
  url: paths.event(event),
  ...getLastModified(event),
  ...getImage(site, ...getUrls(event.image)),
});

const pageEntry = (_site: { siteUrl: string }, page: Post): Entry => ({
  url: paths.page(page),
  ...getLastModified(page),
});

/** Entries of the fixed pages and of all categories. */
async function fixedEntries({ categories }: Services): Promise<Entry[]> {
  const { data } = await listForGuests(() => categories.search({ limit: 200 }));
  return [
    ...sitemapPaths().map((url) => ({ url })),
    ...data.map((category) => ({ url: paths.category(category), ...getLastModified(category) })),
  ];
}

/** The kinds by their name in the URL, as in `/sitemaps/videos-1.xml`. */
export function sitemapKinds(siteUrl: string): Readonly<Record<string, SitemapKind>> {
  const createKind = <T>(
    call: (services: Services, query: Range & typeof OLDEST_FIRST) => Promise<ListReply<T>>,
    toEntry: (site: { siteUrl: string }, record: T) => Entry,
  ): SitemapKind => ({
    list: async (services, range) => {
      const { data, total } = await listForGuests(() => call(services, { ...range, ...OLDEST_FIRST }));
      return { entries: data.map((record) => toEntry({ siteUrl }, record)), total };
    },
  });
  return {
    videos: createKind(({ videos }, query) => videos.search(query), videoEntry),
    galleries: createKind(({ galleries }, query) => galleries.search(query), galleryEntry),
    performers: createKind(({ performers }, query) => performers.search(query), performerEntry),
    products: createKind(({ products }, query) => products.search(query), productEntry),
    posts: createKind(({ posts }, query) => posts.search({ ...query, type: 'post' }), postEntry),
    events: createKind(({ events }, query) => events.search(query), eventEntry),
    pages: {
      ...createKind(({ posts }, query) => posts.search({ ...query, type: 'page' }), pageEntry),
      first: fixedEntries,
    },
  };
}
