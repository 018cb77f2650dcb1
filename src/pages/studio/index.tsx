import { redirect } from '@/lib/outcome';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

/** Until there is a day to look back on, the studio begins at the broadcast desk. */
export default definePage({
  authenticate: true,
  role: 'performer',
  load: () => Promise.resolve(redirect(paths.studioLive)),
  screen: () => null,
  head: () => ({ title: 'Studio', canonical: paths.studio, noindex: true }),
});
