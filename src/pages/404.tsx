import { NotFoundScreen } from '@/features/discovery/site-pages/not-found-screen';
import { loadNotFound } from '@/features/discovery/site-pages/not-found.loader';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  layout: 'public',
  load: loadNotFound,
  screen: NotFoundScreen,
  head: () => ({ title: 'Page not found', canonical: paths.notFound, noindex: true }),
});
