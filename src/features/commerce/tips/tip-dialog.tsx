import { useId } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import type { TipDialogProps, TipProps } from '@/entities/access/item-slots';
import { RadioGroup } from '@/components/form/radio-group';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { isPaying, isUnsettled } from '@/entities/payment/payment-display-state';
import { formatNumber, formatTokens } from '@/lib/format/format';
import { subtractAmounts } from '@/lib/format/money';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { PayButton } from '@/entities/payment/pay-button';
import { PaymentActions } from '@/entities/payment/payment-actions';
import { PaymentStatus } from '@/entities/payment/payment-status';
import { paths } from '@/lib/page/paths';
import { TopUp } from '../top-up/top-up';
import { useTip, type TipState } from './use-tip';
import styles from './tip.module.css';

/** Amount and message; missing tokens are bought in place. */
export function TipDialog({ initial, onClose, ...props }: TipDialogProps) {
  const state = useTip(props, initial, onClose);
  const { toppingUp, setToppingUp, missing, saveChoice, close } = state;
  return (
    <Dialog
      open
      shape="sheet"
      title={toppingUp ? 'Get more tokens' : `Tip ${props.performer.name}`}
      onClose={close}
      footer={toppingUp ? undefined : <TipActions state={state} performer={props.performer} />}
    >
      {toppingUp ? (
        <TopUp missing={missing} returnTo={state.returnTo} onLeave={saveChoice} onBack={() => setToppingUp(false)} />
      ) : (
        <TipForm state={state} />
      )}
    </Dialog>
  );
}

const CUSTOM_AMOUNT = 'own';
/** Maximum message length (contract C.10). */
const MAX_MESSAGE_LENGTH = 200;

function TipForm({ state }: { state: TipState }) {
  const group = useId();
  const { presets, limits, choice, change, typing, setTyping, problem, amount, balance, loggedIn, missing, thanked } =
    state;
  const range =
    limits.max === null
      ? `${formatTokens(limits.min)} or more.`
      : `From ${formatNumber(limits.min)} to ${formatTokens(limits.max)}.`;
  const choose = (value: string) => {
    setTyping(value === CUSTOM_AMOUNT);
    change({ amount: value === CUSTOM_AMOUNT ? '' : value });
  };
  return (
    <fieldset className={styles.form} disabled={isPaying(state.state)}>
      {presets.length > 0 && (
        <RadioGroup
          label="Tokens"
          name={group}
          value={typing ? CUSTOM_AMOUNT : choice.amount}
          options={[
            ...presets.map((preset) => ({ value: String(preset), label: formatNumber(preset) })),
            { value: CUSTOM_AMOUNT, label: 'Other' },
          ]}
          onChange={choose}
        />
      )}
      {typing && (
        <TextField
          label="Custom amount in tokens"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={choice.amount}
          hint={range}
          error={problem ?? undefined}
          announceError
          onChange={(event) => change({ amount: event.target.value })}
        />
      )}
      <TextArea
        label="Message (optional)"
        rows={2}
        maxLength={MAX_MESSAGE_LENGTH}
        value={choice.message}
        hint={choice.message.length > 0 ? `${choice.message.length} of ${MAX_MESSAGE_LENGTH} characters` : undefined}
        onChange={(event) => change({ message: event.target.value })}
      />
      {loggedIn && (
        <p className={styles.balance}>
          {amount !== null && missing === 0 && !thanked
            ? `Balance ${formatNumber(balance)} → ${formatTokens(subtractAmounts(balance, amount))}`
            : `Balance ${formatTokens(balance)}`}
        </p>
      )}
    </fieldset>
  );
}

function TipActions({ state, performer }: Pick<TipProps, 'performer'> & { state: TipState }) {
  const { amount, missing, loggedIn, question, submit } = state;
  const questionId = useId();
  const status = (
    <PaymentStatus
      state={state.state}
      title={`Tip for ${performer.name}`}
      onCheck={state.check}
      onDismiss={state.dismiss}
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
        <ButtonLink variant="primary" size="lg" wide href={paths.login(state.returnTo)} onClick={state.saveChoice}>
          Log in to {label.charAt(0).toLowerCase() + label.slice(1)}
        </ButtonLink>
      ) : missing > 0 && !isPaying(state.state) && !isUnsettled(state.state) ? (
        <>
          <p className={styles.balance}>You need {formatTokens(missing)} more.</p>
          <Button variant="primary" size="lg" wide onClick={() => state.setToppingUp(true)}>
            Get more tokens
          </Button>
        </>
      ) : question !== null && amount !== null ? (
        <div className={styles.question} role="alertdialog" aria-label="Are you sure?" aria-describedby={questionId}>
          <p id={questionId} dir="auto">
            Tip {performer.name} {formatTokens(amount)}? {question}
          </p>
          <Button size="lg" onClick={state.changeAmount}>
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
