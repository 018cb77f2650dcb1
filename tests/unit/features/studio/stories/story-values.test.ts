import { limitProblems } from '@/features/studio/shared/form/limit';
import { LIMITS } from '@/features/studio/shared/form/limits';
import { NEW_STORY, storyBody, storyChange, storyProblems } from '@/features/studio/stories/story-values';
import type { UploadStep } from '@/store/upload/upload.state';

const typed = (values: Partial<typeof NEW_STORY>) => ({ ...NEW_STORY, text: 'Rehearsal', ...values });
const wrong = (values: typeof NEW_STORY, file: UploadStep | null = null) =>
  [limitProblems(LIMITS.createStory, values), storyProblems(values, file)].flatMap((problems) =>
    Object.entries(problems).flatMap(([name, problem]) => (problem === undefined ? [] : name)),
  );

test('text stories send their colors; image stories have none', () => {
  expect(storyBody(typed({ look: 'sun' }), null)).toEqual({
    type: 'text',
    text: 'Rehearsal',
    textColor: '#2b1d00',
    textStyle: { backgroundColor: '#ffd166' },
    isSale: false,
    price: 0,
  });
  expect(storyBody(typed({ type: 'photo', look: 'sun', access: 'sale', price: '5' }), 'file1')).toEqual({
    type: 'photo',
    text: 'Rehearsal',
    fileIds: ['file1'],
    isSale: true,
    price: 5,
  });
});

test('a text story requires a text, an image story an image, both with limits', () => {
  expect(wrong(typed({ text: ' ' }))).toEqual(['text']);
  expect(wrong(typed({ type: 'photo', text: '' }))).toEqual(['type']);
  expect(wrong(typed({ type: 'photo', text: '' }), 'sending')).toEqual([]);
  expect(wrong(typed({ type: 'photo' }), 'paused')).toEqual(['type']);
  expect(wrong(typed({ text: 'x'.repeat(301) }))).toEqual(['text']);
});

test('an edited story sends only what was changed', () => {
  expect(storyChange(typed({ text: 'Doors open' }), typed({}))).toEqual({ text: 'Doors open' });
  expect(storyChange(typed({ access: 'sale', price: '5' }), typed({}))).toEqual({ isSale: true, price: 5 });
});

test('a price is validated only if the story is sold', () => {
  expect(wrong(typed({ access: 'sale' }))).toEqual(['price']);
  expect(storyProblems(typed({ access: 'subscribers', price: '-1' }), null).price).toBeUndefined();
});
