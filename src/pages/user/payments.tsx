import { loadPaymentsPage } from '@/features/commerce/payments/payments.loader';
import { PaymentsScreen } from '@/features/commerce/payments/payments-screen';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  section: accountSection,
  authenticate: true,
  load: loadPaymentsPage,
  screen: PaymentsScreen,
  head: ({ kind }) => ({
    title: kind === 'receipt' ? 'Receipt' : 'Card payments',
    canonical: paths.payments(),
    noindex: true,
  }),
});
