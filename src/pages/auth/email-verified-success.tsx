import { loadVerified } from '@/features/account/auth/guest.loader';
import { VerifiedScreen } from '@/features/account/auth/verified-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  layout: 'auth',
  load: loadVerified,
  screen: VerifiedScreen,
  head: ({ expired }) => ({
    title: expired ? 'This link no longer works' : 'Your email address is verified',
    canonical: paths.emailVerified,
    noindex: true,
  }),
});
