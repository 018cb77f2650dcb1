import { ButtonLink } from '@/components/button/button-link';
import { SaveBar } from '@/components/form/save-bar';
import { CheckboxItem } from '../shared/form/choice-items';
import { NumberItem } from '../shared/form/number-item';
import { SelectItem } from '../shared/form/select-item';
import { StudioForm } from '../shared/form/studio-form';
import { TextAreaItem, TextItem } from '../shared/form/text-items';
import { proceedsText, useSaleTerms } from '../shared/proceeds';
import { calendarPath } from './calendar-url';
import type { EventEditor } from './event-editor.loader';
import { EventTimes } from './event-times';
import { OverlapWarning } from './overlap-warning';
import { useEventForm } from './use-event-form';
import styles from './event-form.module.css';

const STATES = [
  { value: 'active', label: 'Planned' },
  { value: 'inactive', label: 'Canceled' },
];

export function EventForm(editor: EventEditor) {
  const { form, zone, span, saving, overlaps } = useEventForm(editor);
  const { values } = form;
  const terms = useSaleTerms();
  const saveLabel = editor.mode === 'edit' ? 'Save event' : 'Plan event';
  return (
    <StudioForm form={form} className={styles.form} label="Event" guard={form.dirty && !saving}>
      <section className={styles.group} aria-labelledby="event-what">
        <h2 id="event-what">Details</h2>
        <TextItem name="title" label="Title" maxLength={150} />
        <TextAreaItem
          name="description"
          label="Description"
          hint="What happens, and what to bring. Fans read it on the event’s page."
          maxLength={5000}
        />
      </section>
      <EventTimes zone={zone} span={span} />
      <OverlapWarning events={overlaps}>
        <CheckboxItem name="allowOverlap" label="Save it anyway" />
      </OverlapWarning>
      <section className={styles.group} aria-labelledby="event-who">
        <h2 id="event-who">Audience</h2>
        <CheckboxItem
          name="isPrivate"
          label="Private event with a price"
          hint="Otherwise the event is free and open to everyone."
        />
        {values.isPrivate ? (
          <NumberItem
            name="price"
            label="Price in tokens"
            hint={proceedsText(values.price, 'tokens', terms) || undefined}
          />
        ) : null}
        {editor.mode === 'edit' ? (
          <SelectItem
            name="status"
            label="Status"
            showSearch={false}
            options={STATES}
            hint="Fans can’t find a canceled event. Anyone with its link sees that it’s canceled."
          />
        ) : null}
      </section>
      <SaveBar label={saveLabel} saving={saving} saved={false} dirty={form.dirty} onDiscard={form.clear}>
        {!form.dirty && <ButtonLink href={calendarPath({})}>Back to calendar</ButtonLink>}
      </SaveBar>
    </StudioForm>
  );
}
