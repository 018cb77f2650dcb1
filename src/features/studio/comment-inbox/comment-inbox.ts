import { DATE_SORTS, type FilterSet, type Option } from '@/components/listing/filter-set';
import type { CommentedItem, InboxComment, InboxCommentQuery } from '@/contract/comment';
import { matchAny, SEARCH_TEXT, SWITCH, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';

const KINDS = {
  video: 'Videos',
  gallery: 'Galleries',
  product: 'Products',
  post: 'Posts',
  story: 'Stories',
  performer: 'Your page',
  comment: 'Replies',
};

type Kind = keyof typeof KINDS;

export const INBOX = {
  path: studioPaths.comments,
  filters: {
    q: SEARCH_TEXT,
    kind: matchAny(Object.keys(KINDS)),
    item: /^[\w-]{1,64}$/,
    open: SWITCH,
  },
  sorts: ['newest', 'oldest', 'popular'],
} satisfies ListRules;

export type InboxFilter = keyof (typeof INBOX)['filters'];
export type InboxView = ListView<InboxFilter>;

export const inboxQuery = ({ filters: { q, kind, item, open }, sort }: InboxView): InboxCommentQuery => ({
  q,
  objectType: kind as Kind | undefined,
  objectId: item,
  isAnswered: open === '1' ? false : undefined,
  sortBy: sort,
});

/** The items that the shown comments belong to, without duplicates. */
export function getItems(comments: readonly InboxComment[]): Option[] {
  const items = new Map(
    comments.flatMap(({ objectInfo }) =>
      objectInfo ? [[objectInfo._id, { value: objectInfo._id, label: objectInfo.title || 'Untitled' }]] : [],
    ),
  );
  return [...items.values()].sort((a, b) => a.label.localeCompare(b.label));
}

/** `missing` if the server lists comments per item only, which has neither their content nor whether they're answered. */
export const inboxFilters = (items: readonly Option[], missing: boolean): FilterSet<InboxFilter> => ({
  search: { name: 'q', label: 'Search comments' },
  choices: [
    {
      name: 'kind',
      label: 'Content',
      any: 'All content',
      quick: true,
      options: missing ? [] : Object.entries(KINDS).map(([value, label]) => ({ value, label })),
    },
    { name: 'item', label: 'Item', any: 'All items', quick: true, options: items },
  ],
  switches: missing ? [] : [{ name: 'open', label: 'Unanswered' }],
  sorts: [...DATE_SORTS, { value: 'popular', label: 'Most liked' }],
});

/** Public page of a commented item, or null. `own` is the performer, whose stories share one URL. */
export function itemPath({ _id, type, slug }: CommentedItem, own: string): string | null {
  switch (type) {
    case 'video':
      return paths.video({ _id, slug });
    case 'gallery':
      return paths.gallery({ _id, slug });
    case 'product':
      return paths.product({ _id, slug });
    case 'post':
    case 'feed':
      return paths.post({ _id, slug });
    case 'performer':
      return paths.performer({ _id, username: slug });
    case 'story':
      return paths.stories({ _id: own });
    default:
      return null;
  }
}

/** The thread a reply belongs to: the comment itself, or its parent if it is a reply. */
export const getThread = ({
  _id,
  objectId,
  objectType,
}: Pick<InboxComment, '_id' | 'objectId' | 'objectType'>): string => (objectType === 'comment' ? objectId : _id);
