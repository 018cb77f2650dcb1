import { ButtonLink } from '@/components/button/button-link';
import { Checkbox } from '@/components/form/checkbox';
import { FormSummary } from '@/components/form/form-summary';
import { SaveBar } from '@/components/form/save-bar';
import { SelectField } from '@/components/form/select-field';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { proceedsText, useSaleTerms } from '@/features/studio/shared/proceeds';
import { calendarPath } from './calendar-address';
import type { EventEditor } from './event-editor.loader';
import { EventTimes } from './event-times';
import { OverlapWarning } from './overlap-warning';
import { useEventForm } from './use-event-form';
import styles from './event-form.module.css';

const STATES = [
  { value: 'active', label: 'Planned' },
  { value: 'inactive', label: 'Canceled' },
];

/** The event form. Input stays on the device until it is saved. */
export function EventForm(editor: EventEditor) {
  const { form, zone, span, saving, setStart, overlaps } = useEventForm(editor);
  const { values, text } = form;
  const terms = useSaleTerms();
  const saveLabel = editor.mode === 'edit' ? 'Save event' : 'Plan event';
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="Event">
      <FormSummary report={form.report} />
      <section className={styles.group} aria-labelledby="event-what">
        <h2 id="event-what">Details</h2>
        <TextField {...text('title')} label="Title" maxLength={150} />
        <TextArea
          {...text('description')}
          label="Description"
          hint="What happens, and what to bring. Fans read it on the event’s page."
          maxLength={5000}
        />
      </section>
      <EventTimes form={form} zone={zone} span={span} onStart={setStart} />
      <OverlapWarning events={overlaps}>
        <Checkbox {...form.tick('allowOverlap')} label="Save it anyway" />
      </OverlapWarning>
      <section className={styles.group} aria-labelledby="event-who">
        <h2 id="event-who">Audience</h2>
        <Checkbox
          {...form.tick('isPrivate')}
          label="Private event with a price"
          hint="Otherwise the event is free and open to everyone."
        />
        {values.isPrivate ? (
          <div className={styles.short}>
            <TextField
              {...text('price')}
              label="Price in tokens"
              inputMode="numeric"
              autoComplete="off"
              hint={proceedsText(values.price, 'tokens', terms) || undefined}
            />
          </div>
        ) : null}
        {editor.mode === 'edit' ? (
          <SelectField
            {...text('status')}
            label="Status"
            options={STATES}
            hint="Fans can’t find a canceled event. Anyone with its link sees that it’s canceled."
          />
        ) : null}
      </section>
      <SaveBar label={saveLabel} saving={saving} saved={false} dirty={form.dirty} onDiscard={form.clear}>
        {!form.dirty && <ButtonLink href={calendarPath({})}>Back to calendar</ButtonLink>}
      </SaveBar>
      <UnsavedGuard when={form.dirty && !saving} />
    </form>
  );
}
