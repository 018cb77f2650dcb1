import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_PAGES } from '@/server/site-pages';

const getRoute = (file: string) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`;

test('every page is declared, and every declared page exists', () => {
  const files = readdirSync(join(__dirname, '../../../src/pages'), { recursive: true, encoding: 'utf8' });
  // Next's own files aren't pages.
  const routes = files.filter((file) => file.endsWith('.tsx') && !file.startsWith('_')).map(getRoute);
  expect(Object.keys(SITE_PAGES).toSorted()).toEqual(routes.toSorted());
});
