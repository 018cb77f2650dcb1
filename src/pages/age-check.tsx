import { redirect } from '@/lib/page/outcome';
import { ownPath, paths } from '@/lib/page/paths';
import { readParameter } from '@/lib/lists/query';
import { definePage } from '@/shell/load/define-page';

/** URL of the age gate. The shell shows the gate instead of this page; visitors who pass it are redirected. */
export default definePage({
  load: ({ query }) => Promise.resolve(redirect(ownPath(readParameter(query, 'next')) ?? paths.home)),
  screen: () => null,
  head: () => ({ title: 'Are you 18 or older?', canonical: paths.ageCheck, noindex: true }),
});
