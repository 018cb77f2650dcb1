import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { SaveBar } from '@/components/form/save-bar';
import { CheckboxItem } from '../shared/form/choice-items';
import { LIMITS } from '../shared/form/limits';
import { NumberItem } from '../shared/form/number-item';
import { pickChanges } from '../shared/form/pick-changes';
import { StudioForm } from '../shared/form/studio-form';
import { useStudioForm } from '../shared/form/use-studio-form';
import type { OwnPerformer } from '@/contract/performer';
import { proceedsText, useSaleTerms, type SaleKind } from '../shared/proceeds';
import { subscriptionLimits, type PriceLimits } from '@/entities/payment/price-limits';
import { type Currency, formatMoney } from '@/lib/format/format';
import { isUnsupportedCall } from '@/lib/http/errors';
import { useAppSelector } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import { priceBody, priceProblems, type PriceValues, priceValues } from './price-values';
import { useOwnPerformer } from './use-own-performer';
import styles from './studio-profile.module.css';

interface PricesTabProps {
  performer: OwnPerformer;
  extended: boolean;
}

export function PricesTab({ performer: first, extended }: PricesTabProps) {
  const { performer, save, busy, saved, refusal } = useOwnPerformer(first, extended);
  const currency = useCurrency();
  const month = subscriptionLimits(useAppSelector(({ settings }) => settings));
  const initial = priceValues(performer);
  const form = useStudioForm({
    draft: `studio-prices:${performer._id}`,
    initial,
    limits: LIMITS.updateOwnPerformer,
    check: (typed) => priceProblems(typed, month, currency, initial),
    refusal,
    busy,
    send: (prices) => void save(pickChanges(priceBody(prices, performer), prices, initial), form.sent),
  });
  const { values } = form;
  if (!extended || isUnsupportedCall(refusal)) return <NotSupportedNote what="changing your prices" />;
  return (
    <StudioForm form={form} className={styles.form} label="Your prices">
      <section className={styles.group} aria-labelledby="subscription">
        <h2 id="subscription">Subscription</h2>
        <p className={styles.quiet}>
          In {currency.code}. The monthly price can be {priceRange(month, currency)}, or 0 for free. The yearly price
          can be {priceRange({ ...month, max: null }, currency)}, or 0 for free. Current subscribers keep their price.
        </p>
        <CheckboxItem name="sellsMonthly" label="Sell monthly subscriptions" />
        {values.sellsMonthly ? (
          <PriceItem name="monthlyPrice" label="Monthly price" values={values} kind="monthlySubscriptionCommission" />
        ) : null}
        <CheckboxItem name="sellsYearly" label="Sell yearly subscriptions" />
        {values.sellsYearly ? (
          <PriceItem name="yearlyPrice" label="Yearly price" values={values} kind="yearlySubscriptionCommission" />
        ) : null}
        <CheckboxItem name="isFreeSubscription" label="Offer new fans a free trial" />
        {values.isFreeSubscription ? (
          <NumberItem
            name="durationFreeSubscriptionDays"
            label="Free days"
            hint="The trial ends automatically unless they subscribe."
          />
        ) : null}
      </section>
      <section className={styles.group} aria-labelledby="shows">
        <h2 id="shows">Livestreams</h2>
        <p className={styles.quiet}>
          In tokens per minute. Enter 0 for free. You set the ticket price of a public show when you go live.
        </p>
        <CheckboxItem name="sellsPrivate" label="Offer private shows" />
        {values.sellsPrivate ? (
          <PriceItem
            name="privateChatPrice"
            label="Private show, per minute"
            values={values}
            kind="privateChatCommission"
          />
        ) : null}
        <CheckboxItem name="sellsGroup" label="Offer group shows" />
        {values.sellsGroup ? (
          <div className={styles.pair}>
            <PriceItem
              name="groupChatPrice"
              label="Group show, per minute"
              values={values}
              kind="groupChatCommission"
            />
            <NumberItem
              name="maxParticipantsAllowed"
              label="People in a group show"
              hint="The most people who can join at once."
            />
          </div>
        ) : null}
      </section>
      <SaveBar label="Save prices" saving={busy} saved={saved} dirty={form.dirty} onDiscard={form.clear} />
    </StudioForm>
  );
}

const priceRange = ({ min, max }: PriceLimits, currency: Currency) =>
  max === null
    ? `${formatMoney(min, currency)} or more`
    : `${formatMoney(min, currency)} to ${formatMoney(max, currency)}`;

interface PriceItemProps {
  name: keyof PriceValues;
  label: string;
  values: PriceValues;
  kind: SaleKind;
}

/** Subscriptions cost money; shows cost tokens. */
function PriceItem({ name, label, values, kind }: PriceItemProps) {
  const terms = useSaleTerms(kind);
  const isInMoney = kind.endsWith('SubscriptionCommission');
  return (
    <NumberItem
      name={name}
      label={label}
      decimals={isInMoney}
      hint={proceedsText(String(values[name]), isInMoney ? 'money' : 'tokens', terms) || undefined}
    />
  );
}
