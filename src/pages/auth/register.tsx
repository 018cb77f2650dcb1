import { loadRegister } from '@/features/account/auth/guest.loader';
import { RegisterScreen } from '@/features/account/auth/register-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  layout: 'auth',
  load: loadRegister,
  screen: RegisterScreen,
  head: (_props, { siteName }) => ({
    title: 'Create an account',
    description: `Create your ${siteName} account in a minute.`,
    canonical: paths.register(),
  }),
});
