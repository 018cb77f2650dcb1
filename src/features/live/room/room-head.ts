import { summarize } from '@/lib/format/summarize';
import { createLiveVideo } from '@/entities/live-show/live-video';
import { paths } from '@/lib/page/paths';
import { toPerson, sharePicture, trailFromHome, type JsonLd, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { isPriced, roomTitle } from './room-messages';
import type { RoomPage } from './room.loader';

export function roomHead({ performer, show }: RoomPage, site: SiteFacts): PageHead {
  const { name, cover, avatar } = performer;
  const path = paths.stream(performer);
  const title = roomTitle(performer, show);
  const description =
    summarize(show?.description) ||
    summarize(
      show
        ? `${name} is live on ${site.siteName}: ${title}.`
        : `The live room of ${name} on ${site.siteName}. ${performer.bio ?? ''}`,
    );
  const image = sharePicture(site, cover, avatar);
  const getBroadcast = (startDate: string): JsonLd => ({
    ...createLiveVideo(site, { name: title, description, path, image, startDate }),
    ...(isPriced(show) ? {} : { isAccessibleForFree: true }),
    creator: toPerson(site, performer),
  });
  return {
    title: show ? `${title} · ${name} live` : `${name} live`,
    description,
    canonical: path,
    image,
    type: 'video.other',
    jsonLd: [
      ...(show?.lastStreamingTime ? [getBroadcast(show.lastStreamingTime)] : []),
      trailFromHome(site, { name: 'Live now', path: paths.live }, { name, path }),
    ],
  };
}
