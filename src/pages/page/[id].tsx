import { cmsPageHead } from '@/features/cms/cms-page-head';
import { loadCmsPage } from '@/features/cms/cms-page.loader';
import { CmsPageScreen } from '@/features/cms/cms-page-screen';
import { definePage } from '@/shell/page';

export default definePage({ load: loadCmsPage, screen: CmsPageScreen, head: cmsPageHead });
