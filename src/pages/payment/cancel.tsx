import { loadPayment } from '@/features/payment/payment.loader';
import { PaymentCancelScreen } from '@/features/payment/payment-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  authenticate: true,
  load: loadPayment,
  screen: PaymentCancelScreen,
  head: () => ({ title: 'Your payment', canonical: paths.paymentCancel, noindex: true }),
});
