import { useId } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { AccessItems } from '../shared/access-items';
import { StudioForm } from '../shared/form/studio-form';
import { TextAreaItem } from '../shared/form/text-items';
import type { Story } from '@/contract/story';
import { LIMITS } from '../shared/form/limits';
import { useSavingForm } from '../shared/form/use-saving-form';
import { storyValues, storyProblems, storyChange } from './story-values';
import styles from './new-story-screen.module.css';

interface StoryDialogProps {
  story: Story;
  onClose: () => void;
  onSaved: () => void;
}

export function StoryDialog({ story, onClose, onSaved }: StoryDialogProps) {
  const id = useId();
  const initial = storyValues(story);
  const form = useSavingForm({
    draft: `story:${story._id}`,
    initial,
    limits: LIMITS.createStory,
    check: (values) => storyProblems(values, 'done'),
    save: async ({ stories }, values) => {
      await stories.update(story._id, storyChange(values, initial));
      form.clear();
      onSaved();
    },
  });
  const { values } = form;
  return (
    <Dialog
      open
      // Keeps the draft.
      onClose={onClose}
      title="Edit story"
      shape="sheet"
      footer={
        <>
          <Button
            onClick={() => {
              form.clear();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} loading={form.busy}>
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
