import { useId } from 'react';
import { RadioGroup } from '@/components/form/radio-group';
import { TextField } from '@/components/form/text-field';
import { useTimeZone } from '@/components/text/use-time-zone';
import { AccessFields } from './access-fields';
import type { SaleKind } from './proceeds';
import styles from './visibility-field.module.css';

/** Form values that decide who can see an item, and when. Items without a schedule or an audience leave them out. */
export interface VisibilityValues {
  status: string;
  isSchedule?: boolean;
  /** Value of a `datetime-local` field in the device's time zone. */
  scheduledAt?: string;
  access?: string;
  price?: string;
}

type Stage = 'public' | 'scheduled' | 'hidden' | 'draft';

interface VisibilityFieldProps<Values extends VisibilityValues> {
  /** Unique per page. */
  id: string;
  /** Noun of the item: "video". */
  noun: string;
  values: Values;
  problems?: Partial<Record<keyof VisibilityValues, string>>;
  /** What is sold, for the commission; without it, everybody sees what is public. */
  kind?: SaleKind;
  /** Offers drafts besides hidden items. */
  drafts?: boolean;
  /** Sets some of the values. */
  onChange: (change: Partial<VisibilityValues>) => void;
}

function stageOf({ status, isSchedule }: VisibilityValues, drafts: boolean): Stage {
  if (status === 'active') return isSchedule ? 'scheduled' : 'public';
  return drafts && status === 'draft' ? 'draft' : 'hidden';
}

const CHANGES: Record<Stage, VisibilityValues> = {
  public: { status: 'active', isSchedule: false },
  scheduled: { status: 'active', isSchedule: true },
  hidden: { status: 'inactive' },
  draft: { status: 'draft' },
};

/** When an item is public, who can see it then, and for which price. */
export function VisibilityField<Values extends VisibilityValues>({
  id,
  noun,
  values,
  problems = {},
  kind,
  drafts = false,
  onChange,
}: VisibilityFieldProps<Values>) {
  const heading = useId();
  const zone = useTimeZone();
  const stage = stageOf(values, drafts);
  const { isSchedule, scheduledAt = '', access, price = '' } = values;
  const hints: Record<Stage, string> = {
    public: kind ? 'It appears on your page as soon as it’s saved.' : 'Everyone can see it as soon as it’s saved.',
    scheduled: 'It becomes public by itself at the time you set.',
    hidden: `Only you see a hidden ${noun}.`,
    draft: 'Only you see a draft. Make it public when it’s ready.',
  };
  return (
    <section className={styles.visibility} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Visibility
      </h2>
      <RadioGroup<Stage>
        label="Status"
        name={`visibility-${id}`}
        value={stage}
        options={[
          { value: 'public', label: 'Public' },
          ...(isSchedule === undefined ? [] : [{ value: 'scheduled' as const, label: 'Scheduled' }]),
          { value: 'hidden', label: 'Hidden' },
          ...(drafts ? [{ value: 'draft' as const, label: 'Draft' }] : []),
        ]}
        hint={hints[stage]}
        onChange={(next) => {
          const { status, ...schedule } = CHANGES[next];
          onChange(isSchedule === undefined ? { status } : { status, ...schedule });
        }}
      />
      {stage === 'scheduled' && (
        <div className={styles.short}>
          <TextField
            label="Day and time"
            name="scheduledAt"
            type="datetime-local"
            value={scheduledAt}
            error={problems.scheduledAt}
            hint={`In your time zone, ${zone}.`}
            onChange={(event) => onChange({ scheduledAt: event.target.value })}
          />
        </div>
      )}
      {kind && access !== undefined && (
        <AccessFields
          id={id}
          kind={kind}
          access={access}
          price={price}
          error={problems.price}
          onAccess={(next) => onChange({ access: next })}
          onPrice={(next) => onChange({ price: next })}
        />
      )}
    </section>
  );
}
