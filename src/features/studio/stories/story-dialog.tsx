import { useId } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { FormSummary } from '@/components/form/form-summary';
import { TextArea } from '@/components/form/text-area';
import { useForm } from '@/components/form/use-form';
import { AccessFields } from '@/features/studio/shared/access-fields';
import type { Story } from '@/contract/story';
import { storyChange, storyProblems, storyValues } from './story-values';
import { useStoryChange } from './use-story-sharing';
import styles from './new-story-screen.module.css';

interface StoryDialogProps {
  story: Story;
  onClose: () => void;
  onSaved: () => void;
}

export function StoryDialog({ story, onClose, onSaved }: StoryDialogProps) {
  const id = useId();
  const { change, busy, refusal } = useStoryChange(story._id);
  const form = useForm({
    draft: `story:${story._id}`,
    initial: storyValues(story),
    check: (values) => storyProblems(values, true),
    refusal,
    busy,
    send: (values) =>
      change(storyChange(values), () => {
        form.clear();
        onSaved();
      }),
  });
  const { values, set, text, report } = form;
  const close = () => {
    form.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Edit story"
      shape="sheet"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" type="submit" form={id} loading={busy}>
            Save story
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <FormSummary report={report} />
        <TextArea {...text('text')} label={values.type === 'text' ? 'Your text' : 'Caption'} rows={4} />
        <AccessFields
          id="story"
          kind="storySaleCommission"
          access={values.access}
          price={values.price}
          error={report.problems.price}
          onAccess={(access) => set('access', access)}
          onPrice={(price) => set('price', price)}
        />
      </form>
    </Dialog>
  );
}
