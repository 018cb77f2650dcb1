import type { Category } from '@/contract/category';
import type { ListRules } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';

export const CATEGORY_TABS = ['videos', 'performers', 'galleries', 'shop', 'posts'] as const;
export type CategoryTab = (typeof CATEGORY_TABS)[number];

export const TAB_LABELS: Record<CategoryTab, string> = {
  videos: 'Videos',
  performers: 'Performers',
  galleries: 'Galleries',
  shop: 'Shop',
  posts: 'Posts',
};

/** What a tab lists, for titles and descriptions. */
export const TAB_NOUNS: Record<CategoryTab, string> = {
  videos: 'videos',
  performers: 'performers',
  galleries: 'galleries',
  shop: 'products',
  posts: 'posts',
};

const TAB_OF_GROUP: Partial<Record<string, CategoryTab>> = {
  video: 'videos',
  performer: 'performers',
  gallery: 'galleries',
  product: 'shop',
  post: 'posts',
};

/** The tab that opens by default: videos if the group is unknown. */
export const defaultTab = ({ group = 'video' }: Pick<Category, 'group'>): CategoryTab =>
  TAB_OF_GROUP[group] ?? 'videos';

export const categoryList = (category: Category, tab: CategoryTab): ListRules<never> => ({
  path: withQuery(paths.category(category), { tab: tab === defaultTab(category) ? undefined : tab }),
  filters: {},
  sorts: ['popular'],
});

export const categoryQuery = ({ _id }: Category) => ({ categoryId: _id, sortBy: 'popular' });
