import { redirect } from '@/lib/page/outcome';
import { ownPath, paths } from '@/lib/page/paths';
import { oneOf } from '@/lib/lists/query';
import { definePage } from '@/shell/load/define-page';

/** The age gate by itself. The shell shows it instead of this page; whoever gets past it has no more business here. */
export default definePage({
  load: ({ query }) => Promise.resolve(redirect(ownPath(oneOf(query, 'next')) ?? paths.home)),
  screen: () => null,
  head: () => ({ title: 'Are you of age?', canonical: paths.ageCheck, noindex: true }),
});
