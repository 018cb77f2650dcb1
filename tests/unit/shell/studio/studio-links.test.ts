import { paths } from '@/lib/page/paths';
import { CREATE_LINKS } from '@/shell/studio/studio-links';

it('what a performer can create opens its form, not a list', () => {
  expect(CREATE_LINKS.filter(({ href }) => !href.endsWith('/new') && href !== paths.studioLive)).toEqual([]);
});
