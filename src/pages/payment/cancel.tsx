import { loadPayment } from '@/features/commerce/payments/payment.loader';
import { PaymentCancelScreen } from '@/features/commerce/payments/payment-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  authenticate: true,
  load: loadPayment,
  screen: PaymentCancelScreen,
  head: () => ({ title: 'Your payment', canonical: paths.paymentCancel, noindex: true }),
});
