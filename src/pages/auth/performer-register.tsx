import { loadPerformerRegister } from '@/features/account/auth/performer-register.loader';
import { PerformerRegisterScreen } from '@/features/account/auth/performer-register-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  layout: 'auth',
  load: loadPerformerRegister,
  screen: PerformerRegisterScreen,
  head: (_props, { siteName }) => ({
    title: 'Become a performer',
    description: `Publish, sell and go live on ${siteName}. Apply with one form and two documents.`,
    canonical: paths.performerRegister,
  }),
});
