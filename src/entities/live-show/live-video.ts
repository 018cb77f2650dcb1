import type { JsonLd, SiteFacts } from '@/lib/page/seo';

interface LiveVideo {
  name: string;
  description: string;
  /** Path of the page that plays it. */
  path: string;
  /** From `sharePicture`. */
  image: string | undefined;
  startDate: string;
  /** The planned end; left out if it isn't known. */
  endDate?: string;
}

/** JSON-LD of a running broadcast: search engines read a `BroadcastEvent` only as the publication of a video. */
export const createLiveVideo = (
  site: SiteFacts,
  { name, description, path, image, startDate, endDate }: LiveVideo,
): JsonLd => ({
  '@type': 'VideoObject',
  name,
  description,
  url: site.siteUrl + path,
  thumbnailUrl: [image ?? `${site.siteUrl}/share.png`],
  uploadDate: startDate,
  publication: { '@type': 'BroadcastEvent', name, isLiveBroadcast: true, startDate, endDate },
});
