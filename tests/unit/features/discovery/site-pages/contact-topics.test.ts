import { parseAbout } from '@/features/discovery/site-pages/contact-topics';

test('a long subject of a message is cut between whole characters', () => {
  expect(parseAbout('/video/dawn', `${'x'.repeat(119)}😀!`)).toEqual({ text: 'x'.repeat(119), path: '/video/dawn' });
  expect(parseAbout(`${'x'.repeat(299)}😀!`)).toEqual({ text: 'x'.repeat(299), path: null });
});
