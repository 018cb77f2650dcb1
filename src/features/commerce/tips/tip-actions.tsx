import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import type { TipProps } from '@/entities/access/item-slots';
import { PayButton } from '@/entities/payment/pay-button';
import { PaymentActions } from '@/entities/payment/payment-actions';
import { PayStatus } from '@/entities/payment/payment-status';
import { formatTokens } from '@/lib/format/format';
import { withLoginIntent } from '@/lib/page/login-intent';
import { paths } from '@/lib/page/paths';
import styles from './tip.module.css';
import type { TipState } from './use-tip';

export function TipActions({
  state,
  performer,
  returnTo,
}: Pick<TipProps, 'performer' | 'returnTo'> & { state: TipState }) {
  const { amount, missing, loggedIn, question, submit } = state;
  const topUp = (
    <Button look="primary" size="lg" wide onClick={() => state.setToppingUp(true)}>
      Get more tokens
    </Button>
  );
  const status = (
    <PayStatus
      state={state.state}
      title={`Tip for ${performer.name}`}
      onCheck={state.check}
      onDismiss={state.dismiss}
      topUp={missing > 0 ? null : topUp}
      done={<span dir="auto">Thank you! Your tip was sent to {performer.name}.</span>}
    />
  );
  const label = amount === null ? 'Send tip' : `Tip ${formatTokens(amount)}`;
  return (
    <PaymentActions>
      {status}
      {state.state?.step === 'done' ? (
        <Button size="lg" wide onClick={state.close}>
          Close
        </Button>
      ) : !loggedIn ? (
        <ButtonLink
          look="primary"
          size="lg"
          wide
          href={paths.login(withLoginIntent(returnTo, 'tip'))}
          onClick={state.saveChoice}
        >
          Log in to {label.charAt(0).toLowerCase() + label.slice(1)}
        </ButtonLink>
      ) : missing > 0 ? (
        <>
          <p className={styles.balance}>You need {formatTokens(missing)} more.</p>
          {topUp}
        </>
      ) : question !== null && amount !== null ? (
        <div className={styles.question} role="alertdialog" aria-label="Are you sure?">
          <p dir="auto">
            Tip {performer.name} {formatTokens(amount)}? {question}
          </p>
          <Button size="lg" onClick={state.takeBack}>
            Change amount
          </Button>
          <PayButton state={state.state} size="lg" testId="pay" onPay={submit}>
            Yes, tip {formatTokens(amount)}
          </PayButton>
        </div>
      ) : (
        <PayButton state={state.state} size="lg" wide testId="pay" onPay={submit}>
          {label}
        </PayButton>
      )}
    </PaymentActions>
  );
}
