import { loadPaymentsPage } from '@/features/payments/payments.loader';
import { PaymentsScreen } from '@/features/payments/payments-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  authenticate: true,
  load: loadPaymentsPage,
  screen: PaymentsScreen,
  head: ({ kind }) => ({ title: kind === 'receipt' ? 'Receipt' : 'Card payments', canonical: paths.payments(), noindex: true }),
});
