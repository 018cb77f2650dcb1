import { listPageHead } from '@/components/listing/list-page-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { postFilters } from './post-filters';
import { POST_LIST } from './post-list';
import type { PostsPage } from './posts.loader';

export const postsHead = (page: PostsPage, site: SiteFacts): PageHead =>
  listPageHead(site, POST_LIST, page, {
    title: 'Posts',
    set: postFilters(page.choices),
    description: `News and stories from performers on ${site.siteName}.`,
  });
