import { SquarePlay } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import { getAccess, type Sale } from '../shared/access';
import { AccessDialog } from '../shared/dialogs';
import {
  dateColumn,
  formatFigure,
  PRICE_COLUMN,
  PRICE_SORT,
  SOLD_COLUMN,
  STATUS_COLUMN,
  VIEWS_COLUMN,
} from '../shared/content-cells';
import { withoutStatus } from '../shared/define-list';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { linksTo, useContentList } from '../shared/use-content-list';
import { usePolledList } from '../shared/use-polled-list';
import type { OwnVideo } from '@/contract/video';
import { formatDuration } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { OWN_VIDEOS } from './video-list';
import { fileErrorText, VIDEO } from './video-state';
import { fetchOwnVideos, type OwnVideosPage } from './videos.loader';

const COLUMNS: readonly StudioColumn<OwnVideo>[] = [
  STATUS_COLUMN,
  { ...PRICE_COLUMN, sort: PRICE_SORT },
  { ...VIEWS_COLUMN, sort: { down: 'popular' } },
  { key: 'likes', head: 'Likes', figure: true, cell: ({ stats }) => formatFigure(stats?.likes) },
  { ...SOLD_COLUMN, cell: (video) => (getAccess(video) === 'sale' ? formatFigure(video.sold) : '–') },
  { ...dateColumn('Uploaded'), wideOnly: true },
];

const PUBLIC_FILTERS = withoutStatus(OWN_VIDEOS.set);

export function StudioVideosScreen(page: OwnVideosPage) {
  const own = useAppSelector(({ user }) => user.current._id);
  const latest = usePolledList(page, (services, signal) => fetchOwnVideos(services, own, page.view, signal));
  const { list, dialog } = useContentList<OwnVideo, Sale>(VIDEO, {
    update: ({ videos }, { _id }, parts) => videos.updateOwn(_id, parts),
    canSchedule: true,
    links: linksTo(studioPaths.video, paths.video, <SquarePlay />),
    renderPriceDialog: (request) => (
      <AccessDialog {...request} kind="videoSaleCommission" noun="video" plural="videos" />
    ),
  });

  return (
    <>
      <StudioList
        {...page}
        {...latest}
        {...list}
        title="Videos"
        rules={OWN_VIDEOS.rules}
        set={page.isOwn ? OWN_VIDEOS.set : PUBLIC_FILTERS}
        hrefFor={studioPaths.video}
        picture={({ thumbnail }) => (
          <Picture src={thumbnail?.thumbnails?.[0] ?? thumbnail?.url} alt="" ratio="video" placeholder="video" />
        )}
        note={(video) => fileErrorText(video) ?? (video.video?.duration ? formatDuration(video.video.duration) : null)}
        columns={COLUMNS}
        create={{ href: studioPaths.videoNew, label: 'Upload videos' }}
        empty={{
          illustration: 'videos',
          title: 'No videos yet',
          hint: 'Drop as many files as you like, and add titles and prices while they upload.',
        }}
      />
      {dialog}
    </>
  );
}
