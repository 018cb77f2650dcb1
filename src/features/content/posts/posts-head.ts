import { valueText } from '@/components/listing/filter-set';
import { activeFilters } from '@/lib/lists/list-address';
import { listHead, pagedTitle } from '@/lib/lists/list-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { postFilters } from './post-filters';
import { POST_LIST } from './post-list';
import type { PostsPage } from './posts.loader';

export function postsHead(page: PostsPage, site: SiteFacts): PageHead {
  const set = postFilters(page.choices);
  const filters = activeFilters(POST_LIST, page.view).map(([name, value]) => valueText(set, name, value));
  return {
    ...listHead(site, POST_LIST, page),
    title: pagedTitle(['Posts', ...filters].join(' · '), page.view),
    description: `News and stories from performers on ${site.siteName}.`,
  };
}
