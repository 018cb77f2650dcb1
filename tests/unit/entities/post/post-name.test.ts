import { postName } from '@/entities/post/post-name';

test('a post is named by its title or the start of its text, cut between whole characters', () => {
  expect(postName({ type: 'text', title: ' Late \n show ', text: 'Hello' })).toBe('Late show');
  expect(postName({ type: 'text', text: `${'x'.repeat(79)}😀!` })).toBe(`${'x'.repeat(79)}…`);
  expect(postName({ type: 'photo', text: ' ' })).toBe('Photos without text');
});
