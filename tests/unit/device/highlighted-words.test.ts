import { highlightWords } from '@/device/highlighted-words';

const hits = (text: string, words: string[]) =>
  highlightWords(text, words)
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);
const whole = (text: string, words: string[]) =>
  highlightWords(text, words)
    .map((piece) => piece.text)
    .join('');

it.each([
  ['Free money HERE, free!', ['free'], ['Free', 'free']],
  ['A classic assassin', ['ass'], []],
  ['Meet  me\ntonight', ['meet me'], ['Meet  me']],
  ['Über uns: ÜBER', ['über'], ['Über', 'ÜBER']],
  ['مرحبا بكم هنا', ['بكم'], ['بكم']],
  ['cost is $5 (really)', ['$5', '(really)'], ['$5', '(really)']],
  ['phone number please', ['phone', 'phone number'], ['phone number']],
  ['nothing here', [], []],
])('in “%s” highlights %j', (text, words, expected) => {
  expect(hits(text, words)).toEqual(expected);
  expect(whole(text, words)).toBe(text);
});
