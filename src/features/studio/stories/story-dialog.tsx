import { useId } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { AccessItems } from '@/features/studio/shared/access-items';
import { LIMITS } from '@/features/studio/shared/form/limits';
import { StudioForm } from '@/features/studio/shared/form/studio-form';
import { TextAreaItem } from '@/features/studio/shared/form/text-items';
import { useStudioForm } from '@/features/studio/shared/form/use-studio-form';
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
  const form = useStudioForm({
    draft: `story:${story._id}`,
    initial: storyValues(story),
    limits: LIMITS.createStory,
    check: (values) => storyProblems(values, true),
    refusal,
    busy,
    send: (values) =>
      change(storyChange(values), () => {
        form.clear();
        onSaved();
      }),
  });
  const { values } = form;
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
      <StudioForm form={form} id={id} className={styles.form} guard={false}>
        <TextAreaItem name="text" label={values.type === 'text' ? 'Your text' : 'Caption'} />
        <AccessItems values={values} kind="storySaleCommission" />
      </StudioForm>
    </Dialog>
  );
}
