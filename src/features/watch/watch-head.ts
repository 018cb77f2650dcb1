import { isoDuration } from '@/lib/format';
import { paths } from '@/lib/paths';
import { breadcrumbList, type JsonLd, type PageHead, type SiteFacts, summary } from '@/lib/seo';
import { performersOf, posterOf, videoState } from './video-state';
import type { WatchProps } from './watch.loader';

/** The class of the part of the page that not everybody gets, named in the structured data. */
export const LOCKED_PART = 'locked-part';

/** Head of a video's page. What is behind the lock is named as such, so that crawlers do not take the lock for a trick. */
export function watchHead({ video }: WatchProps, site: SiteFacts): PageHead {
  const path = paths.video(video);
  const people = performersOf(video);
  const description = summary(video.description) || `${video.title}${people.length > 0 ? `, a video by ${people.map(({ name }) => name).join(', ')}` : ''}`;
  const poster = posterOf(video);
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
    ...(people.length > 0 ? { creator: people.map((person) => ({ '@type': 'Person', name: person.name, url: site.siteUrl + paths.performer(person) })) } : {}),
    ...(video.stats?.views === undefined
      ? {}
      : { interactionStatistic: { '@type': 'InteractionCounter', interactionType: { '@type': 'WatchAction' }, userInteractionCount: video.stats.views } }),
    isAccessibleForFree: open,
    ...(open ? {} : { hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${LOCKED_PART}` } }),
  };
  return {
    title: video.title,
    description,
    canonical: path,
    image: poster,
    type: 'video.other',
    jsonLd: [object, breadcrumbList(site, [{ name: 'Home', path: paths.home }, { name: 'Videos', path: paths.videos }, { name: video.title, path }])],
  };
}
