import { priceProblem, saleOf } from '@/components/studio/access';
import type { Problems } from '@/components/form/use-form';
import type { CreateStoryBody } from '@/contract/story';
import { STORY_LOOKS, type StoryLook } from '@/lib/story-colours';

/** As much as a story holds (contract D.5). */
export const MOST_LETTERS = 300;

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
    text: letters > MOST_LETTERS ? `A story has at most ${MOST_LETTERS} letters; these are ${letters}.` : missing,
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
