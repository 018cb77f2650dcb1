import { loadRegister } from '@/features/auth/guest.loader';
import { RegisterScreen } from '@/features/auth/register-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  layout: 'auth',
  load: loadRegister,
  screen: RegisterScreen,
  head: (_props, { siteName }) => ({ title: 'Create an account', description: `Join ${siteName}: one form, one mail, and you are in.`, canonical: paths.register }),
});
