import { measureLab } from './lab.mjs';
import { interleaved } from './middle.mjs';
import { measureNavigation, NAVIGATIONS } from './navigation.mjs';
import { pagesWithLimits } from './routes.mjs';
import { figure, line, getSpread, verdict } from './table.mjs';

const over = (row, floor) => ({
  ...row,
  over: row.limits
    ? ['tbt', 'lcp']
        .filter((what) => row[what] > floor[what] * row.limits[what])
        .concat(row.cls > row.limits.cls ? ['cls'] : [])
    : [],
});

export async function measurePhone({ browser, references, product }) {
  const subjects = [...references.map(({ name, url }) => ({ name, url })), ...pagesWithLimits(product)];
  const rows = await interleaved(subjects, ({ url }) => measureLab(browser, url));
  const navigations = await interleaved(NAVIGATIONS, (navigation) =>
    measureNavigation(browser, product.site, navigation),
  );
  return { views: rows.map((row) => over(row, rows[0])), navigations };
}

export function printPhone({ views, navigations }) {
  const [floor] = views;
  line(
    '\nslow phone, slow 4G, ms',
    ' fcp',
    'lcp',
    'spread',
    'to floor',
    'tbt',
    'to floor',
    'work',
    'spread',
    'cls',
    'heap, MB',
    '',
  );
  for (const { name, fcp, lcp, tbt, work, cls, heap, spread, limits, over: faults } of views) {
    const held = (what, value) => `${figure(value / floor[what], 2)}x${limits ? `/${limits[what]}` : ''}`;
    line(
      name,
      figure(fcp),
      figure(lcp),
      getSpread(spread.lcp),
      held('lcp', lcp),
      figure(tbt),
      held('tbt', tbt),
      figure(work),
      getSpread(spread.work),
      figure(cls, 3),
      figure(heap, 1),
      faults.length ? ` OVER: ${verdict(faults.join(', '))}` : '',
    );
  }
  line('\nfrom a list to its first, ms', ' taken', 'spread');
  for (const { name, taken, spread } of navigations) line(name, figure(taken), getSpread(spread.taken));
}

export const faultsOfPhone = ({ views }) =>
  views
    .filter(({ over: faults }) => faults.length > 0)
    .map(({ name, over: faults }) => `too much ${faults.join(' and ')} on ${name}`);
