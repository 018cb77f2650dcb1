import { resolveLayout } from '@/shell/resolve-layout';

test.each([
  [{ maintenance: true, blocked: true }, 'auth', 'maintenance'],
  [{ maintenance: false, blocked: true }, 'auth', 'geoBlock'],
  [{ maintenance: false, blocked: false }, 'auth', 'auth'],
  [{ maintenance: false, blocked: false }, undefined, 'primary'],
] as const)('%j and a page asking for %s gives %s', (site, asked, layout) => {
  expect(resolveLayout(site, asked)).toBe(layout);
});
