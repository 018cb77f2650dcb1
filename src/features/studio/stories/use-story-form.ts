import { LIMITS } from '@/features/studio/shared/form/limits';
import { useSavingForm } from '@/features/studio/shared/form/use-saving-form';
import type { Story } from '@/contract/story';
import { storyChange, storyProblems, storyValues } from './story-values';

/** The form of a published story. */
export function useStoryForm(story: Story, onSaved: () => void) {
  const form = useSavingForm({
    draft: `story:${story._id}`,
    initial: storyValues(story),
    limits: LIMITS.createStory,
    check: (values) => storyProblems(values, true),
    save: async ({ stories }, values) => {
      await stories.update(story._id, storyChange(values));
      form.clear();
      onSaved();
    },
  });
  return form;
}
