import { loadPayment } from '@/features/commerce/payments/payment.loader';
import { PaymentSuccessScreen } from '@/features/commerce/payments/payment-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  authenticate: true,
  load: loadPayment,
  screen: PaymentSuccessScreen,
  head: () => ({ title: 'Your payment', canonical: paths.paymentSuccess, noindex: true }),
});
