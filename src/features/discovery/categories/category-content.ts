import type { Category } from '@/contract/category';
import { cacheInTab } from '@/lib/browser/tab-cache';
import { getRange, type ListView } from '@/lib/lists/list-url';
import { paths, isOnScreen } from '@/lib/page/paths';
import type { Services } from '@/services/create-services';
import { loadGalleries } from '@/store/gallery/gallery.saga';
import type { Page } from '@/store/list/list-state';
import type { PageScope } from '@/store/page-scope';
import { loadPerformers } from '@/store/performer/performer.saga';
import { loadPosts } from '@/store/post/post.saga';
import { loadProducts } from '@/store/product/product.saga';
import type { Outcome } from '@/store/request/request.saga';
import { loadVideos } from '@/store/video/video.saga';
import { CATEGORY_TABS, categoryQuery, type CategoryTab } from './category-list';

interface Entry {
  name: string;
  path: string;
}

interface TabContent {
  list: Outcome<Page<unknown>>;
  /** The listed items, for structured data. */
  entries: Entry[];
}

async function loadEntries<T>(call: Promise<Outcome<Page<T>>>, entry: (item: T) => Entry): Promise<TabContent> {
  const list = await call;
  return { list, entries: list.ok ? list.data.items.map(entry) : [] };
}

export function loadTab(
  { run, path }: PageScope,
  category: Category,
  tab: CategoryTab,
  view: ListView<never>,
): Promise<TabContent> {
  const query = { ...categoryQuery(category), ...getRange(view) };
  const options = { reuse: isOnScreen(path) };
  switch (tab) {
    case 'videos':
      return loadEntries(run(loadVideos, query, options), (video) => ({ name: video.title, path: paths.video(video) }));
    case 'performers':
      return loadEntries(run(loadPerformers, query, options), (performer) => ({
        name: performer.name,
        path: paths.performer(performer),
      }));
    case 'galleries':
      return loadEntries(run(loadGalleries, query, options), (gallery) => ({
        name: gallery.name ?? gallery.title ?? 'Gallery',
        path: paths.gallery(gallery),
      }));
    case 'shop':
      return loadEntries(run(loadProducts, query, options), (product) => ({
        name: product.name,
        path: paths.product(product),
      }));
    case 'posts':
      return loadEntries(run(loadPosts, query, options), (post) => ({ name: post.title, path: paths.post(post) }));
  }
}

function fetchTotal(
  { videos, performers, galleries, products, posts }: Services,
  category: Category,
  tab: CategoryTab,
): Promise<number> {
  const query = { ...categoryQuery(category), limit: 1 };
  const search = { videos, performers, galleries, shop: products, posts }[tab];
  return search.search(query).then(({ data }) => data.total);
}

/** Item counts of the tabs that are not open. Tabs that are empty or could not be counted are left out. */
export async function countOthers(
  services: Services,
  category: Category,
  open: CategoryTab,
): Promise<Partial<Record<CategoryTab, number>>> {
  const others = CATEGORY_TABS.filter((tab) => tab !== open);
  const counts = await Promise.all(
    others.map((tab) =>
      cacheInTab(`category-count:${category._id}:${tab}`, () => fetchTotal(services, category, tab)).catch(() => 0),
    ),
  );
  return Object.fromEntries(
    others.map((tab, index) => [tab, counts[index] ?? 0] as const).filter(([, count]) => count > 0),
  );
}
