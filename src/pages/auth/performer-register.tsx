import { loadPerformerRegister } from '@/features/performer-register/performer-register.loader';
import { PerformerRegisterScreen } from '@/features/performer-register/performer-register-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  layout: 'auth',
  load: loadPerformerRegister,
  screen: PerformerRegisterScreen,
  head: (_props, { siteName }) => ({
    title: 'Perform on this site',
    description: `Publish, sell and go live on ${siteName}: one form, two documents, and your studio opens.`,
    canonical: paths.performerRegister,
  }),
});
