import { Newspaper } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import { SectionHeader } from '@/components/section/section-header';
import { AccessDialog } from '@/features/studio/shared/dialogs';
import { AccessPrice, figure } from '@/features/studio/shared/content-cells';
import { CreatedNotice } from '@/features/studio/shared/created-notice';
import { useCreatedItem } from '@/features/studio/shared/created';
import { ContentState } from '@/features/studio/shared/content-state';
import { NotOffered } from '@/components/empty-error-states/not-offered';
import { StudioList } from '@/features/studio/shared/studio-list';
import type { StudioColumn } from '@/features/studio/shared/studio-table';
import { editLink, pageLink, useContentActions } from '@/features/studio/shared/use-content-actions';
import { DateText } from '@/components/text/date-text';
import type { Feed } from '@/contract/feed';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { contentsOf, fileErrorText, postName, smallOf } from './post-facts';
import { OWN_POST_FILTERS, OWN_POST_LIST } from './post-list';
import type { OwnPostsPage } from './posts.loader';
import { useOwnPosts } from './use-own-posts';

const COLUMNS: readonly StudioColumn<Feed>[] = [
  { key: 'status', head: 'Status', bare: true, cell: (post) => <ContentState item={post} /> },
  {
    key: 'price',
    head: 'Price',
    bare: true,
    figure: true,
    sort: { up: 'price', down: 'price-down' },
    cell: (post) => <AccessPrice item={post} />,
  },
  { key: 'likes', head: 'Likes', figure: true, cell: ({ totalLike }) => figure(totalLike) },
  { key: 'comments', head: 'Comments', figure: true, cell: ({ totalComment }) => figure(totalComment) },
  { key: 'sold', head: 'Sold', figure: true, cell: ({ sold }) => figure(sold) },
  {
    key: 'date',
    head: 'Created',
    sort: { up: 'oldest', down: 'newest' },
    wideOnly: true,
    cell: ({ createdAt = '' }) => <DateText iso={createdAt} />,
  },
];

export function StudioPostsScreen(page: OwnPostsPage) {
  const { list, reload, bulk, removal, remove } = useOwnPosts(page);
  const created = useCreatedItem(list.items);
  const { actions, menu, dialog } = useContentActions({
    noun: 'post',
    plural: 'posts',
    nameOf: postName,
    bulk,
    remove,
    links: (post) => [
      editLink(studioPaths.post(post)),
      ...(post.status === 'active' ? [pageLink(paths.post(post), <Newspaper aria-hidden="true" />)] : []),
    ],
    renderPriceDialog: (request) => <AccessDialog {...request} kind="feedSaleCommission" noun="post" plural="posts" />,
  });

  if (!page.offered) {
    return (
      <>
        <SectionHeader heading="h1" title="Posts" />
        <NotOffered what="posts of performers" />
      </>
    );
  }
  return (
    <>
      {created && <CreatedNotice item={created} title={postName(created)} path={paths.post(created)} />}
      <StudioList
        title="Posts"
        noun="post"
        plural="posts"
        rules={OWN_POST_LIST}
        view={page.view}
        set={OWN_POST_FILTERS}
        items={list.items}
        total={list.total}
        failure={page.failure}
        onRetry={reload}
        nameOf={postName}
        hrefFor={studioPaths.post}
        picture={({ files = [] }) => (
          <Picture
            src={files.map(smallOf).find(Boolean)}
            alt=""
            ratio="video"
            blank={files.length > 0 ? 'picture' : 'text'}
          />
        )}
        note={(post) => fileErrorText(post) ?? contentsOf(post.files ?? []) ?? 'Text only'}
        columns={COLUMNS}
        menu={menu}
        actions={actions}
        bulk={bulk}
        removal={removal}
        create={{ href: studioPaths.postNew, label: 'Write a post' }}
        empty={{
          drawing: 'letter',
          title: 'No posts yet',
          hint: 'Write to your fans, and add photos or a video if you like.',
        }}
      />
      {dialog}
    </>
  );
}
