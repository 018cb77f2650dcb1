import { NotFoundScreen } from '@/features/not-found/not-found-screen';
import { loadNotFound } from '@/features/not-found/not-found.loader';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  layout: 'public',
  load: loadNotFound,
  screen: NotFoundScreen,
  head: () => ({ title: 'Not found', canonical: paths.notFound, noindex: true }),
});
