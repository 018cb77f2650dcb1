import { Button } from '@/components/button/button';
import { FormSummary } from '@/components/form/form-summary';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import { NotOffered } from '@/components/empty-error-states/not-offered';
import { formatMoney, formatTokens } from '@/lib/format/format';
import { less, moneyFor } from '@/lib/format/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { actionConfirmed } from '@/store/notices/notices.actions';
import { selectTokenRate } from '@/store/settings/settings.selectors';
import { useCurrency } from '@/store/ui/use-currency';
import { tokensIn, tokensProblem } from './payout-labels';
import type { PayoutRow } from './payouts.loader';
import { usePayoutRequest } from './use-payouts';
import styles from './payouts.module.css';

interface PayoutFormProps {
  /** The request being edited; a new one is created without it. */
  request: PayoutRow | null;
  /** Tokens available for payout; null if unknown. */
  remaining: number | null;
  /** Fewest tokens that the site pays out; null if there is no minimum. */
  min: number | null;
}

export function PayoutForm({ request, remaining, min }: PayoutFormProps) {
  const me = useAppSelector((state) => state.user.current._id);
  const rate = useAppSelector(selectTokenRate);
  const currency = useCurrency();
  const { busy, refusal, notOffered, send } = usePayoutRequest(request?._id ?? null);
  // The tokens of the edited request count as available again.
  const maxTokens = remaining === null ? null : less(remaining, -(request?.requestTokens ?? 0));
  const form = useForm({
    draft: `payout:${me}:${request?._id ?? 'new'}`,
    initial: {
      requestTokens: String(request?.requestTokens ?? maxTokens ?? ''),
      requestNote: request?.requestNote ?? '',
    },
    check: ({ requestTokens }) => ({ requestTokens: tokensProblem(requestTokens, min, maxTokens) }),
    refusal,
    busy,
    send: (values) => void sendRequest(values),
  });
  const { clear } = form;
  const dispatch = useAppDispatch();
  const sendRequest = async ({ requestTokens, requestNote }: typeof form.values) => {
    if (!(await send({ requestTokens: tokensIn(requestTokens), requestNote: requestNote.trim() }))) return;
    clear();
    dispatch(actionConfirmed(request ? 'Your changes were saved.' : 'Payout requested. We’ll review it.'));
  };

  if (notOffered) return <NotOffered what="payout requests" />;
  const tokens = tokensIn(form.values.requestTokens);
  const worth = rate && tokens > 0 ? `Worth ${formatMoney(moneyFor(tokens, rate), currency)}.` : '';
  const limit = [
    min === null ? '' : `At least ${formatTokens(min)}.`,
    maxTokens === null ? '' : `At most ${formatTokens(maxTokens)}.`,
  ].join(' ');
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.submit}
      aria-label={request ? 'Edit request' : 'Request a payout'}
    >
      <FormSummary report={form.report} />
      <TextField
        {...form.text('requestTokens')}
        label="Tokens"
        inputMode="decimal"
        autoComplete="off"
        hint={`${limit.trim()} ${worth}`.trim() || undefined}
      />
      <TextArea {...form.text('requestNote')} label="Note for the payout team (optional)" rows={2} maxLength={500} />
      <div>
        <Button look="primary" type="submit" loading={busy}>
          {request ? 'Save changes' : 'Request a payout'}
        </Button>
      </div>
    </form>
  );
}
