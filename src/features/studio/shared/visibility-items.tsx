import { useId } from 'react';
import { AccessItems } from './access-items';
import { ChoiceControl } from './form/choice-items';
import { DateTimeItem } from './form/date-time-item';
import type { SaleKind } from './proceeds';
import styles from './visibility-items.module.css';

/** Form values that decide who can see an item, and when. Items without a schedule or an audience leave them out. */
export interface VisibilityValues {
  status: string;
  isSchedule?: boolean;
  scheduledAt?: string;
  access?: string;
  price?: string;
}

type Visibility = 'public' | 'scheduled' | 'hidden' | 'draft';

interface VisibilityItemsProps {
  form: { values: VisibilityValues; setAll: (change: Partial<VisibilityValues>) => void };
  noun: string;
  /** What is sold, for the commission; without it, everybody sees what is public. */
  kind?: SaleKind;
  drafts?: boolean;
}

function getVisibility({ status, isSchedule }: VisibilityValues, drafts: boolean): Visibility {
  if (status === 'active') return isSchedule ? 'scheduled' : 'public';
  return drafts && status === 'draft' ? 'draft' : 'hidden';
}

const CHANGES: Record<Visibility, VisibilityValues> = {
  public: { status: 'active', isSchedule: false },
  scheduled: { status: 'active', isSchedule: true },
  hidden: { status: 'inactive' },
  draft: { status: 'draft' },
};

/** When an item is public, who can see it then, and for which price. */
export function VisibilityItems({ form, noun, kind, drafts = false }: VisibilityItemsProps) {
  const heading = useId();
  const hint = useId();
  const { isSchedule, access } = form.values;
  const chosen = getVisibility(form.values, drafts);
  const hints: Record<Visibility, string> = {
    public: kind ? 'It appears on your page as soon as it’s saved.' : 'Everyone can see it as soon as it’s saved.',
    scheduled: 'It’s published automatically at the time you set.',
    hidden: `Only you see a hidden ${noun}.`,
    draft: 'Only you see a draft. Make it public when it’s ready.',
  };
  const choose = (next: string) => {
    const { status, ...schedule } = CHANGES[next as Visibility];
    form.setAll(isSchedule === undefined ? { status } : { status, ...schedule });
  };
  return (
    <section className={styles.visibility} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Visibility
      </h2>
      <div>
        <ChoiceControl
          label="Status"
          value={chosen}
          options={[
            { value: 'public', label: 'Public' },
            ...(isSchedule === undefined ? [] : [{ value: 'scheduled', label: 'Scheduled' }]),
            { value: 'hidden', label: 'Hidden' },
            ...(drafts ? [{ value: 'draft', label: 'Draft' }] : []),
          ]}
          onChange={choose}
          aria-describedby={hint}
        />
        <p id={hint} className={styles.hint}>
          {hints[chosen]}
        </p>
      </div>
      {chosen === 'scheduled' && <DateTimeItem name="scheduledAt" label="Day and time" />}
      {kind && access !== undefined && <AccessItems values={form.values} kind={kind} />}
    </section>
  );
}
