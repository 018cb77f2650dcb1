import { contrast, tokensOf } from './read-tokens';

const themes = {
  light: tokensOf("[data-theme='light']"),
  dark: tokensOf("[data-theme='dark']"),
};
const grounds = ['page', 'surface', 'raised'];

describe.each(Object.entries(themes))('%s theme', (_name, tokens) => {
  const color = (name: string) => {
    const value = tokens[`--color-${name}`];
    if (!value?.match(/^#[0-9a-f]{6}$/)) throw new Error(`--color-${name} is not an opaque hex color: ${value}`);
    return value;
  };

  it.each([...grounds, 'hover', 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft'])(
    'body text on %s has a contrast of 7:1',
    (ground) => {
      expect(contrast(color('text'), color(ground))).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(
    grounds.flatMap((ground) =>
      ['text-2', 'accent', 'accent-hover', 'good', 'warn', 'bad'].map((ink) => [ink, ground] as const),
    ),
  )('%s on %s has a contrast of 4.5:1', (ink, ground) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-live', 'live'],
    ['accent', 'accent-soft'],
    ['accent', 'hover'],
    ['text-2', 'hover'],
    ['good', 'good-soft'],
    ['warn', 'warn-soft'],
    ['bad', 'bad-soft'],
  ])('%s on %s has a contrast of 4.5:1', (ink, ground) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('name color %i has a contrast of 4.5:1 on every chat background', (number) => {
    for (const ground of [...grounds, 'hover', 'accent-soft'])
      expect(contrast(color(`name-${number}`), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('the border of a control has a contrast of 3:1 on %s', (ground) => {
    expect(contrast(color('line-strong'), color(ground))).toBeGreaterThanOrEqual(3);
  });

  it('white text over an image is readable even if the image is white', () => {
    const [r, g, b, alpha] = (tokens['--color-scrim'] ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
    const mixed = [r, g, b].map((c) => Math.round((c ?? 0) * (alpha ?? 0) + 255 * (1 - (alpha ?? 0))));
    const hex = `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
    expect(contrast(color('on-scrim'), hex)).toBeGreaterThanOrEqual(7);
    expect(contrast(color('on-scrim-2'), hex)).toBeGreaterThanOrEqual(4.5);
  });
});

it('a system in dark mode gets exactly the dark theme', () => {
  expect(tokensOf("[data-theme='system']", 'prefers-color-scheme: dark')).toEqual(themes.dark);
});

it('both themes define the same colors', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
});
