import { useId } from 'react';
import { RadioGroup } from '@/components/form/radio-group';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { isPaying } from '@/entities/payment/payment-status-messages';
import { formatNumber, formatTokens } from '@/lib/format/format';
import { less } from '@/lib/format/money';
import styles from './tip.module.css';
import type { TipState } from './use-tip';

const CUSTOM_AMOUNT = 'own';
/** Maximum message length (contract C.10). */
const MAX_MESSAGE_LENGTH = 200;

export function TipForm({ state }: { state: TipState }) {
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
            ? `Balance ${formatNumber(balance)} → ${formatTokens(less(balance, amount))}`
            : `Balance ${formatTokens(balance)}`}
        </p>
      )}
    </fieldset>
  );
}
