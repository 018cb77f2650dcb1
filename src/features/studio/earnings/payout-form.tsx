import { Button } from 'antd';
import { NumberItem } from '../shared/form/number-item';
import { StudioForm } from '../shared/form/studio-form';
import { TextAreaItem } from '../shared/form/text-items';
import { LIMITS } from '../shared/form/limits';
import { useStudioForm } from '../shared/form/use-studio-form';
import { formatWorth } from '../shared/proceeds';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { formatTokens } from '@/lib/format/format';
import { subtractAmounts } from '@/lib/format/money';
import { isUnsupportedCall } from '@/lib/http/errors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { actionConfirmed } from '@/store/notices/notices.actions';
import { selectTokenRate } from '@/store/settings/settings.selectors';
import { useCurrency } from '@/store/ui/use-currency';
import { tokensProblem } from './payout-labels';
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
  const dispatch = useAppDispatch();
  const { busy, refusal, send } = usePayoutRequest(request?._id ?? null);
  // The tokens of the edited request count as available again. Some servers credit fractions of a token, which stay.
  const maxTokens = remaining === null ? null : Math.floor(subtractAmounts(remaining, -(request?.requestTokens ?? 0)));
  const proposed = request?.requestTokens ?? maxTokens;
  const form = useStudioForm({
    draft: `payout:${me}:${request?._id ?? 'new'}`,
    initial: {
      requestTokens: proposed === null ? '' : String(Math.floor(proposed)),
      requestNote: request?.requestNote ?? '',
    },
    limits: LIMITS.requestPayout,
    check: ({ requestTokens }) => ({ requestTokens: tokensProblem(requestTokens, min, maxTokens) }),
    refusal,
    busy,
    send: ({ requestTokens, requestNote }) =>
      void send({ requestTokens: Number(requestTokens), requestNote: requestNote.trim() }, () => {
        form.clear();
        dispatch(actionConfirmed(request ? 'Your changes were saved.' : 'Payout requested. We’ll review it.'));
      }),
  });

  if (request === null && isUnsupportedCall(refusal)) return <NotSupportedNote what="payout requests" />;
  const tokens = Number(form.values.requestTokens);
  const worth = rate && tokens > 0 ? `Worth ${formatWorth(tokens, rate, currency)}.` : '';
  const limit = [
    min === null ? '' : `At least ${formatTokens(min)}.`,
    maxTokens === null ? '' : `At most ${formatTokens(maxTokens)}.`,
  ].join(' ');
  return (
    <StudioForm form={form} className={styles.form} label={request ? 'Edit request' : 'Request a payout'}>
      <NumberItem name="requestTokens" label="Tokens" hint={`${limit.trim()} ${worth}`.trim() || undefined} />
      <TextAreaItem name="requestNote" label="Note for the payout team (optional)" rows={2} maxLength={500} />
      <div>
        <Button type="primary" htmlType="submit" loading={busy}>
          {request ? 'Save changes' : 'Request a payout'}
        </Button>
      </div>
    </StudioForm>
  );
}
