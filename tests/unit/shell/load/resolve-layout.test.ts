import { resolveLayout } from '@/shell/load/resolve-layout';

test.each([
  [{ maintenance: true, blocked: true, ageGated: true }, 'auth', 'maintenance'],
  [{ maintenance: false, blocked: true, ageGated: true }, 'auth', 'geoBlock'],
  [{ maintenance: false, blocked: false, ageGated: true }, 'auth', 'ageGate'],
  [{ maintenance: false, blocked: false, ageGated: false }, 'auth', 'auth'],
  [{ maintenance: false, blocked: false, ageGated: false }, undefined, 'primary'],
] as const)('%j and a page that requests %s get %s', (site, requested, layout) => {
  expect(resolveLayout(site, requested)).toBe(layout);
});
