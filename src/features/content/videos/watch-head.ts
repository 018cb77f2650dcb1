import { getPerformers } from '@/entities/performer/get-performers';
import { isoDuration } from '@/lib/format/format';
import { summarize } from '@/lib/format/summarize';
import { paths } from '@/lib/page/paths';
import {
  accessOfItem,
  type JsonLd,
  type PageHead,
  toPerson,
  sharePicture,
  type SiteFacts,
  trailFromHome,
} from '@/lib/page/seo';
import { getPoster, videoState } from './video-state';
import type { WatchProps } from './watch.loader';

/** Class of the paywalled part of the page, referenced in structured data. */
export const LOCKED_PART = 'locked-part';

/** Head of a video page. Structured data marks the paywalled part, so crawlers don't take it for cloaking. */
export function watchHead({ video }: WatchProps, site: SiteFacts): PageHead {
  const path = paths.video(video);
  const people = getPerformers(video);
  const description =
    summarize(video.description) ||
    `${video.title}${people.length > 0 ? `, a video by ${people.map(({ name }) => name).join(', ')}` : ''}`;
  const poster = sharePicture(site, getPoster(video), ...(video.thumbnail?.thumbnails ?? []));
  const duration = video.video?.duration;
  const isOpen = videoState(video).kind === 'open';
  const object: JsonLd = {
    '@type': 'VideoObject',
    name: video.title,
    description,
    url: site.siteUrl + path,
    uploadDate: video.createdAt,
    thumbnailUrl: [poster ?? `${site.siteUrl}/share.png`],
    ...(duration ? { duration: isoDuration(duration) } : {}),
    ...(people.length > 0 ? { creator: people.map((person) => toPerson(site, person)) } : {}),
    ...(video.stats?.views === undefined
      ? {}
      : {
          interactionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: { '@type': 'WatchAction' },
            userInteractionCount: video.stats.views,
          },
        }),
    ...accessOfItem(isOpen, `.${LOCKED_PART}`),
  };
  return {
    title: video.title,
    description,
    canonical: path,
    image: poster,
    type: 'video.other',
    jsonLd: [
      // Search engines refuse a video without a date.
      ...(video.createdAt ? [object] : []),
      trailFromHome(site, { name: 'Videos', path: paths.videos }, { name: video.title, path }),
    ],
  };
}
