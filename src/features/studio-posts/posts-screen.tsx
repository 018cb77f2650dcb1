import { useState } from 'react';
import { Coins, Eye, EyeOff, Newspaper, SquarePen, Trash2 } from 'lucide-react';
import { StateChip } from '@/components/chip/state-chip';
import type { MenuEntry } from '@/components/menu/menu';
import { Picture } from '@/components/picture/picture';
import { SectionHeader } from '@/components/section/section-header';
import { accessOf } from '@/components/studio/access';
import { NotOffered } from '@/components/studio/not-offered';
import { PriceDialog } from '@/components/studio/price-dialog';
import { StudioList } from '@/components/studio/studio-list';
import type { StudioColumn } from '@/components/studio/studio-table';
import { DateText } from '@/components/text/date-text';
import { TokenAmount } from '@/components/text/price';
import type { Feed } from '@/contract/feed';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { studioPaths } from '@/lib/studio-paths';
import { contentsOf, fileErrorText, postName, smallOf, stateWords } from './post-facts';
import { OWN_POST_FILTERS, OWN_POST_LIST } from './post-list';
import type { OwnPostsPage } from './posts.loader';
import { useOwnPosts } from './use-own-posts';

function Price({ post }: { post: Feed }) {
  const access = accessOf(post);
  if (access === 'sale') return <TokenAmount amount={post.price ?? 0} />;
  return <>{access === 'free' ? 'Free' : 'Subscribers'}</>;
}

function State({ post }: { post: Feed }) {
  const { tone, label } = stateWords(post);
  return <StateChip tone={tone}>{label}</StateChip>;
}

const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));

const COLUMNS: readonly StudioColumn<Feed>[] = [
  { key: 'status', head: 'Status', bare: true, cell: (post) => <State post={post} /> },
  { key: 'price', head: 'Price', bare: true, figure: true, sort: { up: 'price', down: 'price-down' }, cell: (post) => <Price post={post} /> },
  { key: 'likes', head: 'Likes', figure: true, cell: ({ totalLike }) => figure(totalLike) },
  { key: 'comments', head: 'Comments', figure: true, cell: ({ totalComment }) => figure(totalComment) },
  { key: 'sold', head: 'Sold', figure: true, cell: ({ sold }) => figure(sold) },
  { key: 'date', head: 'Written', sort: { up: 'oldest', down: 'newest' }, wideOnly: true, cell: ({ createdAt = '' }) => <DateText iso={createdAt} /> },
];

/** The performer's own posts, in every status. */
export function StudioPostsScreen(page: OwnPostsPage) {
  const { list, reload, bulk, removal, remove } = useOwnPosts(page);
  const [priced, setPriced] = useState<readonly Feed[]>([]);
  const publish = (posts: readonly Feed[]) => bulk.start('Publishing', posts, { status: 'active' });
  const hide = (posts: readonly Feed[]) => bulk.start('Hiding', posts, { status: 'inactive' });

  const menu = (post: Feed): MenuEntry[] => [
    { kind: 'link', key: 'edit', label: 'Edit', href: studioPaths.post(post), icon: <SquarePen aria-hidden="true" /> },
    ...(post.status === 'active' ? [{ kind: 'link' as const, key: 'page', label: 'See its page', href: paths.post(post), icon: <Newspaper aria-hidden="true" /> }] : []),
    post.status === 'active'
      ? { kind: 'action', key: 'hide', label: 'Hide', onSelect: () => hide([post]), icon: <EyeOff aria-hidden="true" /> }
      : { kind: 'action', key: 'publish', label: 'Publish', onSelect: () => publish([post]), icon: <Eye aria-hidden="true" /> },
    { kind: 'line', key: 'line' },
    { kind: 'action', key: 'delete', label: 'Delete', onSelect: () => remove([post]), icon: <Trash2 aria-hidden="true" /> },
  ];

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
        picture={({ files = [] }) => <Picture src={files.map(smallOf).find(Boolean)} alt="" ratio="video" />}
        note={(post) => fileErrorText(post) ?? contentsOf(post.files ?? []) ?? 'Words only'}
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
        create={{ href: studioPaths.postNew, label: 'Write a post' }}
        empty={{ drawing: 'letter', title: 'You have no posts yet.', hint: 'Write a few words to your fans, with photos or a video if you like.' }}
      />
      <PriceDialog
        key={priced.map(({ _id }) => _id).join()}
        count={priced.length}
        noun="post"
        plural="posts"
        onClose={() => setPriced([])}
        onPrice={(sale) => {
          bulk.start('Setting the price', priced, sale);
          setPriced([]);
        }}
      />
    </>
  );
}
