import { cmsPageHead } from '@/features/discovery/site-pages/cms-page-head';
import { loadCmsPage } from '@/features/discovery/site-pages/cms-page.loader';
import { CmsPageScreen } from '@/features/discovery/site-pages/cms-page-screen';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadCmsPage, screen: CmsPageScreen, head: cmsPageHead });
