import { loadPayment } from '@/features/payment/payment.loader';
import { PaymentSuccessScreen } from '@/features/payment/payment-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  authenticate: true,
  load: loadPayment,
  screen: PaymentSuccessScreen,
  head: () => ({ title: 'Your payment', canonical: paths.paymentSuccess, noindex: true }),
});
