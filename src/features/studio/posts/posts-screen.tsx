import { Newspaper } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import { SectionHeader } from '@/components/section/section-header';
import type { Sale } from '../shared/access';
import { AccessDialog } from '../shared/dialogs';
import {
  dateColumn,
  formatFigure,
  PRICE_COLUMN,
  PRICE_SORT,
  SOLD_COLUMN,
  STATUS_COLUMN,
} from '../shared/content-cells';
import { CreatedNotice } from '../shared/created-notice';
import { useCreatedItem } from '../shared/created';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { linksTo, useContentList } from '../shared/use-content-list';
import { usePolledList } from '../shared/use-polled-list';
import type { Feed } from '@/contract/feed';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { postName } from '@/entities/post/post-name';
import { fileErrorText, POST, getPreviewUrl } from './post-facts';
import { getContents } from '@/entities/post/post-files';
import { OWN_POSTS } from './post-list';
import { fetchOwnPosts, type OwnPostsPage } from './posts.loader';

const COLUMNS: readonly StudioColumn<Feed>[] = [
  STATUS_COLUMN,
  { ...PRICE_COLUMN, sort: PRICE_SORT },
  { key: 'likes', head: 'Likes', figure: true, cell: ({ totalLike }) => formatFigure(totalLike) },
  { key: 'comments', head: 'Comments', figure: true, cell: ({ totalComment }) => formatFigure(totalComment) },
  SOLD_COLUMN,
  { ...dateColumn('Created'), wideOnly: true },
];

export function StudioPostsScreen(page: OwnPostsPage) {
  const latest = usePolledList(page, (services, signal) => fetchOwnPosts(services, page.view, signal));
  const { list, dialog } = useContentList<Feed, Sale>(POST, {
    update: ({ feeds }, { _id }, body) => feeds.update(_id, body),
    canSchedule: true,
    links: linksTo(studioPaths.post, paths.post, <Newspaper />),
    renderPriceDialog: (request) => <AccessDialog {...request} kind="feedSaleCommission" noun="post" plural="posts" />,
  });
  const created = useCreatedItem(latest.items, list.removal.removalStatus);

  if (!page.offered) {
    return (
      <>
        <SectionHeader heading="h1" title="Posts" />
        <NotSupportedNote what="posts by performers" />
      </>
    );
  }
  return (
    <>
      {created && <CreatedNotice item={created} title={postName(created)} path={paths.post(created)} />}
      <StudioList
        {...page}
        {...latest}
        {...list}
        title="Posts"
        rules={OWN_POSTS.rules}
        set={OWN_POSTS.set}
        hrefFor={studioPaths.post}
        picture={({ files = [] }) => (
          <Picture
            src={files.map(getPreviewUrl).find(Boolean)}
            alt=""
            ratio="video"
            placeholder={files.length > 0 ? 'picture' : 'text'}
          />
        )}
        note={(post) => fileErrorText(post) ?? (getContents(post.files ?? []) || 'Text only')}
        columns={COLUMNS}
        create={{ href: studioPaths.postNew, label: 'Write a post' }}
        empty={{
          illustration: 'letter',
          title: 'No posts yet',
          hint: 'Write to your fans, and add photos or a video if you like.',
        }}
      />
      {dialog}
    </>
  );
}
