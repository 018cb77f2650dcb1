import { useEffect } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { FormSummary } from '@/components/form/form-summary';
import { TextField } from '@/components/form/text-field';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { useForm } from '@/components/form/use-form';
import { NotOffered } from '@/components/studio/not-offered';
import { SaveBar } from '@/components/form/save-bar';
import type { OwnPerformer } from '@/contract/performer';
import { useCurrency } from '@/store/ui/use-currency';
import { priceBody, priceProblems, priceValues } from './price-values';
import { useOwnPerformer } from './use-own-performer';
import styles from './studio-profile.module.css';

interface PricesTabProps {
  performer: OwnPerformer;
  extended: boolean;
}

/** What a subscription and a minute of a show cost. */
export function PricesTab({ performer: first, extended }: PricesTabProps) {
  const { performer, save, saving, saved, refusal, missing } = useOwnPerformer(first, extended);
  const { code } = useCurrency();
  const form = useForm({
    draft: `studio-prices:${performer._id}`,
    initial: priceValues(performer),
    check: priceProblems,
    refusal,
    busy: saving,
    send: (values) => void save(priceBody(values)),
  });
  const { clear, sent, text } = form;
  useEffect(() => {
    if (saved) sent();
  }, [saved, sent]);

  if (!extended || missing) return <NotOffered what="changing your prices" />;
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="Your prices">
      <FormSummary report={form.report} />
      <section className={styles.group} aria-labelledby="subscription">
        <h2 id="subscription">Subscription</h2>
        <p className={styles.quiet}>In {code}. Whoever subscribes already goes on at the price of then.</p>
        <div className={styles.pair}>
          <TextField {...text('monthlyPrice')} {...amount} label="A month" />
          <TextField {...text('yearlyPrice')} {...amount} label="A year" />
        </div>
        <Checkbox {...form.tick('isFreeSubscription')} label="New fans can try it for free" />
        {form.values.isFreeSubscription ? (
          <div className={styles.pair}>
            <TextField {...text('durationFreeSubscriptionDays')} label="Free days" inputMode="numeric" autoComplete="off" hint="Then it ends by itself, unless they subscribe." />
          </div>
        ) : null}
      </section>
      <section className={styles.group} aria-labelledby="shows">
        <h2 id="shows">Live shows</h2>
        <p className={styles.quiet}>In tokens: the ticket of a public show, and a minute of a group or private one.</p>
        <div className={styles.pair}>
          <TextField {...text('publicChatPrice')} {...amount} label="Public show" />
          <TextField {...text('groupChatPrice')} {...amount} label="Group show, a minute" />
          <TextField {...text('privateChatPrice')} {...amount} label="Private show, a minute" />
          <TextField {...text('maxParticipantsAllowed')} label="People in a group show" inputMode="numeric" autoComplete="off" hint="At most so many at once." />
        </div>
      </section>
      <SaveBar label="Save the prices" saving={saving} saved={saved} dirty={form.dirty} onDiscard={clear} />
      <UnsavedGuard when={form.dirty && !saving} />
    </form>
  );
}
