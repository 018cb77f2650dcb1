import { isoDuration } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import {
  accessOfItem,
  type JsonLd,
  type PageHead,
  personOf,
  sharePicture,
  type SiteFacts,
  summary,
  trailFromHome,
} from '@/lib/page/seo';
import { performersOf, posterOf, videoState } from './video-state';
import type { WatchProps } from './watch.loader';

/** Class of the paywalled part of the page, referenced in structured data. */
export const LOCKED_PART = 'locked-part';

/** Head of a video page. Structured data marks the paywalled part, so crawlers don't take it for cloaking. */
export function watchHead({ video }: WatchProps, site: SiteFacts): PageHead {
  const path = paths.video(video);
  const people = performersOf(video);
  const description =
    summary(video.description) ||
    `${video.title}${people.length > 0 ? `, a video by ${people.map(({ name }) => name).join(', ')}` : ''}`;
  const poster = sharePicture(site, posterOf(video), ...(video.thumbnail?.thumbnails ?? []));
  const duration = video.video?.duration;
  const open = videoState(video).kind === 'open';
  const object: JsonLd = {
    '@type': 'VideoObject',
    name: video.title,
    description,
    url: site.siteUrl + path,
    uploadDate: video.createdAt,
    ...(poster ? { thumbnailUrl: [poster] } : {}),
    ...(duration ? { duration: isoDuration(duration) } : {}),
    ...(people.length > 0 ? { creator: people.map((person) => personOf(site, person)) } : {}),
    ...(video.stats?.views === undefined
      ? {}
      : {
          interactionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: { '@type': 'WatchAction' },
            userInteractionCount: video.stats.views,
          },
        }),
    ...accessOfItem(open, `.${LOCKED_PART}`),
  };
  return {
    title: video.title,
    description,
    canonical: path,
    image: poster,
    type: 'video.other',
    jsonLd: [object, trailFromHome(site, { name: 'Videos', path: paths.videos }, { name: video.title, path })],
  };
}
