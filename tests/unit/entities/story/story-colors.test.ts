import { STORY_LOOKS, storyColors } from '@/entities/story/story-colors';

const light = (hex: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

test.each(STORY_LOOKS.map((look) => [look.label, look] as const))(
  'the text of the story style %s is readable',
  (_label, { text, background }) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  },
);

test('story colors are used only if both are valid', () => {
  expect(storyColors({ textColor: '#FFFFFF', textStyle: { backgroundColor: '#123456' } })).toEqual({
    text: '#FFFFFF',
    background: '#123456',
  });
  expect(storyColors({ textColor: '#ffffff' })).toBeNull();
  expect(storyColors({ textColor: 'red', textStyle: { backgroundColor: '#123456' } })).toBeNull();
  expect(
    storyColors({ textColor: '#ffffff', textStyle: { backgroundColor: 'url(https://evil.example/)' } }),
  ).toBeNull();
});
