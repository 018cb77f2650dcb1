import { paths } from '@/lib/page/paths';
import { STUDIO_BEGINNINGS } from '@/shell/studio/studio-links';

it('what a performer can create opens its form, not a list', () => {
  expect(STUDIO_BEGINNINGS.filter(({ href }) => !href.endsWith('/new') && href !== paths.studioLive)).toEqual([]);
});
