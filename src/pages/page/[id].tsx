import { loadCmsPage } from '@/features/cms/cms-page.loader';
import { CmsPageScreen } from '@/features/cms/cms-page-screen';
import { paths } from '@/lib/paths';
import { breadcrumbList, summary } from '@/lib/seo';
import { definePage } from '@/shell/page';

export default definePage({
  load: loadCmsPage,
  screen: CmsPageScreen,
  head: ({ page, html }, site) => ({
    title: page.title,
    description: summary(page.shortDescription || html),
    canonical: paths.page(page),
    jsonLd: [breadcrumbList(site, [{ name: 'Home', path: paths.home }, { name: page.title, path: paths.page(page) }])],
  }),
});
