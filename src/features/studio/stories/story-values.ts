import { accessOf, priceProblem, saleOf } from '@/features/studio/shared/access';
import type { Problems } from '@/components/form/use-form';
import type { CreateStoryBody, Story, UpdateStoryBody } from '@/contract/story';
import { STORY_LOOKS, type StoryLook } from '@/entities/story/story-colors';

/** As much as a story holds (contract D.5). */
export const MAX_STORY_LENGTH = 300;

/** A story that is being made, as its form holds it; the price as it is typed. */
export type StoryValues = {
  type: 'text' | 'photo' | 'video';
  text: string;
  /** Key of a look. */
  look: string;
  access: string;
  price: string;
};

export const NEW_STORY: StoryValues = { type: 'text', text: '', look: STORY_LOOKS[0].key, access: 'subscribers', price: '' };

export const lookOf = (key: string): StoryLook => STORY_LOOKS.find((look) => look.key === key) ?? STORY_LOOKS[0];

/** What is wrong with a story; `hasFile`: a file was chosen for it. */
export function storyProblems({ type, text, access, price }: StoryValues, hasFile: boolean): Problems<StoryValues> {
  const letters = text.trim().length;
  const missing = type === 'text' && letters === 0 ? 'Write something.' : undefined;
  return {
    text: letters > MAX_STORY_LENGTH ? `Use at most ${MAX_STORY_LENGTH} characters. You have ${letters}.` : missing,
    price: priceProblem(access, price),
    ...(type !== 'text' && !hasFile ? { type: type === 'photo' ? 'Choose a photo.' : 'Choose a video.' } : {}),
  };
}

/** What is sent (contract D.5). Colours belong to words that stand alone. */
export function storyBody({ type, text, look: key, access, price }: StoryValues, fileId: string | null): CreateStoryBody {
  const look = lookOf(key);
  return {
    type,
    text: text.trim(),
    ...(type === 'text' ? { textColor: look.text, textStyle: { backgroundColor: look.background } } : {}),
    ...(type !== 'text' && fileId ? { fileIds: [fileId] } : {}),
    ...saleOf(access, price),
  };
}

/** A story that is told, as a form holds it. Its look stays as it is. */
export const storyValues = (story: Story): StoryValues => ({ ...NEW_STORY, type: story.type, text: story.text ?? '', access: accessOf(story), price: story.price ? String(story.price) : '' });

/** What of a told story can be changed: its words, and who may see it. */
export const storyChange = ({ text, access, price }: StoryValues): UpdateStoryBody => ({ text: text.trim(), ...saleOf(access, price) });
