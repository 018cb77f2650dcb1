import { getAccess, priceProblem, getSale } from '../shared/access';
import { pickChanges } from '../shared/form/pick-changes';
import type { Problems } from '@/components/form/use-form';
import type { CreateStoryBody, Story, UpdateStoryBody } from '@/contract/story';
import type { UploadStep } from '@/store/upload/upload.state';
import { STORY_LOOKS, type StoryLook } from '@/entities/story/story-colors';

export type StoryValues = {
  type: 'text' | 'photo' | 'video';
  text: string;
  look: string;
  access: string;
  price: string;
};

export const NEW_STORY: StoryValues = {
  type: 'text',
  text: '',
  look: STORY_LOOKS[0].key,
  access: 'subscribers',
  price: '',
};

export const getLook = (key: string): StoryLook => STORY_LOOKS.find((look) => look.key === key) ?? STORY_LOOKS[0];

/** `step` is that of the file's upload, or null without a file. A file that is still uploading is no problem. */
function fileProblem(type: StoryValues['type'], step: UploadStep | null): string | undefined {
  if (type === 'text') return undefined;
  if (step === null) return `Choose a ${type}.`;
  if (step === 'failed') return `The ${type} couldn’t be uploaded. Retry or remove it.`;
  return step === 'paused' ? `The ${type} is paused. Resume or remove it.` : undefined;
}

/** Rules that the API's limits don't cover; `step` is that of the file's upload, or null without a file. */
export const storyProblems = (
  { type, text, access, price }: StoryValues,
  step: UploadStep | null,
): Problems<StoryValues> => ({
  text: type === 'text' && text.trim() === '' ? 'Write something.' : undefined,
  price: priceProblem(access, price),
  type: fileProblem(type, step),
});

/** Request body (contract D.5). Colors belong to text stories only. */
export function storyBody(
  { type, text, look: key, access, price }: StoryValues,
  fileId: string | null,
): CreateStoryBody {
  const look = getLook(key);
  return {
    type,
    text: text.trim(),
    ...(type === 'text' ? { textColor: look.text, textStyle: { backgroundColor: look.background } } : {}),
    ...(type !== 'text' && fileId ? { fileIds: [fileId] } : {}),
    ...getSale(access, price),
  };
}

/** Form values of a published story. Its colors can't change. */
export const storyValues = (story: Story): StoryValues => ({
  ...NEW_STORY,
  type: story.type,
  text: story.text ?? '',
  access: getAccess(story),
  price: story.price ? String(story.price) : '',
});

export const storyChange = (values: StoryValues, initial: StoryValues): UpdateStoryBody =>
  pickChanges({ text: values.text.trim(), ...getSale(values.access, values.price) }, values, initial);
