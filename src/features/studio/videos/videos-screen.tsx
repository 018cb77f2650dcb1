import { SquarePlay } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import { accessOf } from '@/features/studio/shared/access';
import { AccessDialog } from '@/features/studio/shared/dialogs';
import { AccessPrice, figure } from '@/features/studio/shared/content-cells';
import { ContentState } from '@/features/studio/shared/content-state';
import { StudioList } from '@/features/studio/shared/studio-list';
import type { StudioColumn } from '@/features/studio/shared/studio-table';
import { editLink, pageLink, useContentActions } from '@/features/studio/shared/use-content-actions';
import { DateText } from '@/components/text/date-text';
import type { OwnVideo } from '@/contract/video';
import { formatDuration } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useOwnVideos } from './use-own-videos';
import { OWN_VIDEO_FILTERS, OWN_VIDEO_LIST } from './video-list';
import { fileErrorText } from './video-state';
import type { OwnVideosPage } from './videos.loader';

const COLUMNS: readonly StudioColumn<OwnVideo>[] = [
  { key: 'status', head: 'Status', bare: true, cell: (video) => <ContentState item={video} /> },
  {
    key: 'price',
    head: 'Price',
    bare: true,
    figure: true,
    sort: { up: 'price', down: 'price-down' },
    cell: (video) => <AccessPrice item={video} />,
  },
  { key: 'views', head: 'Views', figure: true, sort: { down: 'popular' }, cell: ({ stats }) => figure(stats?.views) },
  { key: 'likes', head: 'Likes', figure: true, cell: ({ stats }) => figure(stats?.likes) },
  { key: 'sold', head: 'Sold', figure: true, cell: (video) => (accessOf(video) === 'sale' ? figure(video.sold) : '–') },
  {
    key: 'date',
    head: 'Uploaded',
    sort: { up: 'oldest', down: 'newest' },
    wideOnly: true,
    cell: ({ createdAt = '' }) => <DateText iso={createdAt} />,
  },
];

export function StudioVideosScreen(page: OwnVideosPage) {
  const { list, reload, bulk, removal, remove } = useOwnVideos(page);
  const { actions, menu, dialog } = useContentActions({
    noun: 'video',
    plural: 'videos',
    nameOf: ({ title }) => title,
    bulk,
    remove,
    links: (video) => [
      editLink(studioPaths.video(video)),
      ...(video.status === 'active' ? [pageLink(paths.video(video), <SquarePlay aria-hidden="true" />)] : []),
    ],
    renderPriceDialog: (request) => (
      <AccessDialog {...request} kind="videoSaleCommission" noun="video" plural="videos" />
    ),
  });

  return (
    <>
      <StudioList
        title="Videos"
        noun="video"
        plural="videos"
        rules={OWN_VIDEO_LIST}
        view={page.view}
        set={OWN_VIDEO_FILTERS}
        items={list.items}
        total={list.total}
        failure={page.failure}
        offered={page.offered}
        onRetry={reload}
        nameOf={({ title }) => title}
        hrefFor={studioPaths.video}
        picture={({ thumbnail }) => (
          <Picture src={thumbnail?.thumbnails?.[0] ?? thumbnail?.url} alt="" ratio="video" blank="video" />
        )}
        note={(video) => fileErrorText(video) ?? (video.video?.duration ? formatDuration(video.video.duration) : null)}
        columns={COLUMNS}
        menu={menu}
        actions={actions}
        bulk={bulk}
        removal={removal}
        create={{ href: studioPaths.videoNew, label: 'Upload videos' }}
        empty={{
          drawing: 'videos',
          title: 'No videos yet',
          hint: 'Drop as many files as you like, and add titles and prices while they upload.',
        }}
      />
      {dialog}
    </>
  );
}
