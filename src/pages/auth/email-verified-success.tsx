import { loadVerified } from '@/features/auth/guest.loader';
import { VerifiedScreen } from '@/features/auth/verified-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  layout: 'auth',
  load: loadVerified,
  screen: VerifiedScreen,
  head: ({ expired }) => ({ title: expired ? 'This link no longer works' : 'Your e-mail address is verified', canonical: paths.emailVerified, noindex: true }),
});
