import { useState } from 'react';
import { Coins, Eye, EyeOff, SquarePen, SquarePlay, Trash2 } from 'lucide-react';
import { StateChip } from '@/components/chip/state-chip';
import type { MenuEntry } from '@/components/menu/menu';
import { Picture } from '@/components/picture/picture';
import { accessOf } from '@/components/studio/access';
import { PriceDialog } from '@/components/studio/price-dialog';
import { StudioList } from '@/components/studio/studio-list';
import type { StudioColumn } from '@/components/studio/studio-table';
import { DateText } from '@/components/text/date-text';
import { TokenAmount } from '@/components/text/price';
import type { OwnVideo } from '@/contract/video';
import { formatDuration, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { studioPaths } from '@/lib/studio-paths';
import { useOwnVideos } from './use-own-videos';
import { OWN_VIDEO_FILTERS, OWN_VIDEO_LIST } from './video-list';
import { fileErrorText, stateWords } from './video-state';
import type { OwnVideosPage } from './videos.loader';

function Price({ video }: { video: OwnVideo }) {
  const access = accessOf(video);
  if (access === 'sale') return <TokenAmount amount={video.price ?? 0} />;
  return <>{access === 'free' ? 'Free' : 'Subscribers'}</>;
}

function State({ video }: { video: OwnVideo }) {
  const { tone, label } = stateWords(video);
  return <StateChip tone={tone}>{label}</StateChip>;
}

const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));

const COLUMNS: readonly StudioColumn<OwnVideo>[] = [
  { key: 'status', head: 'Status', bare: true, cell: (video) => <State video={video} /> },
  { key: 'price', head: 'Price', bare: true, figure: true, sort: { up: 'price', down: 'price-down' }, cell: (video) => <Price video={video} /> },
  { key: 'views', head: 'Views', figure: true, sort: { down: 'popular' }, cell: ({ stats }) => figure(stats?.views) },
  { key: 'likes', head: 'Likes', figure: true, cell: ({ stats }) => figure(stats?.likes) },
  { key: 'sold', head: 'Sold', figure: true, cell: (video) => (accessOf(video) === 'sale' ? figure(video.sold) : '–') },
  { key: 'date', head: 'Uploaded', sort: { up: 'oldest', down: 'newest' }, wideOnly: true, cell: ({ createdAt = '' }) => <DateText iso={createdAt} /> },
];

/** The performer's own videos, in every status. */
export function StudioVideosScreen(page: OwnVideosPage) {
  const { list, reload, bulk, removal, remove } = useOwnVideos(page);
  const [priced, setPriced] = useState<readonly OwnVideo[]>([]);
  const publish = (videos: readonly OwnVideo[]) => bulk.start('Publishing', videos, { status: 'active' });
  const hide = (videos: readonly OwnVideo[]) => bulk.start('Hiding', videos, { status: 'inactive' });

  const menu = (video: OwnVideo): MenuEntry[] => [
    { kind: 'link', key: 'edit', label: 'Edit', href: studioPaths.video(video), icon: <SquarePen aria-hidden="true" /> },
    ...(video.status === 'active' ? [{ kind: 'link' as const, key: 'page', label: 'See its page', href: paths.video(video), icon: <SquarePlay aria-hidden="true" /> }] : []),
    video.status === 'active'
      ? { kind: 'action', key: 'hide', label: 'Hide', onSelect: () => hide([video]), icon: <EyeOff aria-hidden="true" /> }
      : { kind: 'action', key: 'publish', label: 'Publish', onSelect: () => publish([video]), icon: <Eye aria-hidden="true" /> },
    { kind: 'line', key: 'line' },
    { kind: 'action', key: 'delete', label: 'Delete', onSelect: () => remove([video]), icon: <Trash2 aria-hidden="true" /> },
  ];

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
        onRetry={reload}
        nameOf={({ title }) => title}
        hrefFor={studioPaths.video}
        picture={({ thumbnail }) => <Picture src={thumbnail?.thumbnails?.[0] ?? thumbnail?.url} alt="" ratio="video" blank="video" />}
        note={(video) => fileErrorText(video) ?? (video.video?.duration ? formatDuration(video.video.duration) : null)}
        columns={COLUMNS}
        menu={menu}
        actions={[
          { key: 'publish', label: 'Publish', icon: <Eye />, onRun: publish },
          { key: 'hide', label: 'Hide', icon: <EyeOff />, onRun: hide },
          { key: 'price', label: 'Set price', icon: <Coins />, onRun: setPriced },
          { key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onRun: remove },
        ]}
        bulk={bulk}
        removal={removal}
        create={{ href: studioPaths.videoNew, label: 'Upload videos' }}
        empty={{ drawing: 'videos', title: 'You have no videos yet.', hint: 'Drop as many files as you like, and give them titles and prices while they go up.' }}
      />
      <PriceDialog
        key={priced.map(({ _id }) => _id).join()}
        count={priced.length}
        noun="video"
        plural="videos"
        onClose={() => setPriced([])}
        onPrice={(sale) => {
          bulk.start('Setting the price', priced, sale);
          setPriced([]);
        }}
      />
    </>
  );
}
