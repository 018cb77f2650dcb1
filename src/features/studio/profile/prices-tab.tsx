import { useEffect, type ComponentProps } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { FormSummary } from '@/components/form/form-summary';
import { TextField } from '@/components/form/text-field';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { useForm } from '@/components/form/use-form';
import { NotOffered } from '@/components/empty-error-states/not-offered';
import { SaveBar } from '@/components/form/save-bar';
import type { OwnPerformer } from '@/contract/performer';
import { proceedsText, useSaleTerms, type PriceUnit, type SaleKind } from '@/features/studio/shared/proceeds';
import { useCurrency } from '@/store/ui/use-currency';
import { priceBody, priceProblems, priceValues } from './price-values';
import { useOwnPerformer } from './use-own-performer';
import styles from './studio-profile.module.css';

interface PricesTabProps {
  performer: OwnPerformer;
  extended: boolean;
}

export function PricesTab({ performer: first, extended }: PricesTabProps) {
  const { performer, save, saving, saved, refusal, missing } = useOwnPerformer(first, extended);
  const { code } = useCurrency();
  const form = useForm({
    draft: `studio-prices:${performer._id}`,
    initial: priceValues(performer),
    check: priceProblems,
    refusal,
    busy: saving,
    send: (prices) => void save(priceBody(prices, performer)),
  });
  const { clear, sent, text, values } = form;
  useEffect(() => {
    if (saved) sent();
  }, [saved, sent]);

  if (!extended || missing) return <NotOffered what="changing your prices" />;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="Your prices">
      <FormSummary report={form.report} />
      <section className={styles.group} aria-labelledby="subscription">
        <h2 id="subscription">Subscription</h2>
        <p className={styles.quiet}>In {code}; 0 is free. Current subscribers keep their price.</p>
        <Checkbox {...form.tick('sellsMonthly')} label="Sell monthly subscriptions" />
        {values.sellsMonthly ? (
          <div className={styles.pair}>
            <PriceField
              {...text('monthlyPrice')}
              label="Monthly price"
              unit="money"
              kind="monthlySubscriptionCommission"
            />
          </div>
        ) : null}
        <Checkbox {...form.tick('sellsYearly')} label="Sell yearly subscriptions" />
        {values.sellsYearly ? (
          <div className={styles.pair}>
            <PriceField
              {...text('yearlyPrice')}
              label="Yearly price"
              unit="money"
              kind="yearlySubscriptionCommission"
            />
          </div>
        ) : null}
        <Checkbox {...form.tick('isFreeSubscription')} label="Offer new fans a free trial" />
        {values.isFreeSubscription ? (
          <div className={styles.pair}>
            <TextField
              {...text('durationFreeSubscriptionDays')}
              label="Free days"
              inputMode="numeric"
              autoComplete="off"
              hint="The trial ends automatically unless they subscribe."
            />
          </div>
        ) : null}
      </section>
      <section className={styles.group} aria-labelledby="shows">
        <h2 id="shows">Live shows</h2>
        <p className={styles.quiet}>
          In tokens per minute; 0 is free. You set the ticket price of a public show when you go live.
        </p>
        <Checkbox {...form.tick('sellsPrivate')} label="Offer private shows" />
        {values.sellsPrivate ? (
          <div className={styles.pair}>
            <PriceField
              {...text('privateChatPrice')}
              label="Private show, per minute"
              unit="tokens"
              kind="privateChatCommission"
            />
          </div>
        ) : null}
        <Checkbox {...form.tick('sellsGroup')} label="Offer group shows" />
        {values.sellsGroup ? (
          <div className={styles.pair}>
            <PriceField
              {...text('groupChatPrice')}
              label="Group show, per minute"
              unit="tokens"
              kind="groupChatCommission"
            />
            <TextField
              {...text('maxParticipantsAllowed')}
              label="People in a group show"
              inputMode="numeric"
              autoComplete="off"
              hint="The most people who can join at once."
            />
          </div>
        ) : null}
      </section>
      <SaveBar label="Save prices" saving={saving} saved={saved} dirty={form.dirty} onDiscard={clear} />
      <UnsavedGuard when={form.dirty && !saving} />
    </form>
  );
}

interface PriceFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  unit: PriceUnit;
  kind: SaleKind;
}

function PriceField({ unit, kind, ...field }: PriceFieldProps) {
  const terms = useSaleTerms(kind);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      hint={proceedsText(field.value, unit, terms) || undefined}
    />
  );
}
