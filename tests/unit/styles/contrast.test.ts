import { contrast, getTokens } from './read-tokens';

const themes = {
  light: getTokens("[data-theme='light']"),
  dark: getTokens("[data-theme='dark']"),
};
const grounds = ['page', 'surface', 'raised'];

describe.each(Object.entries(themes))('%s theme', (_name, tokens) => {
  const color = (name: string) => {
    const value = tokens[`--color-${name}`];
    if (!value?.match(/^#[0-9a-f]{6}$/)) throw new Error(`--color-${name} is not an opaque hex color: ${value}`);
    return value;
  };

  const pairs = (inks: string[], on: string[]) => inks.flatMap((ink) => on.map((ground) => [ink, ground] as const));
  const nameColors = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `name-${number}`);
  const softGrounds = ['accent', 'good', 'warn', 'bad'].map((name) => `${name}-soft`);

  it.each([
    { what: 'body text', least: 7, on: pairs(['text'], [...grounds, 'hover', ...softGrounds]) },
    {
      what: 'other text',
      least: 4.5,
      on: [
        ...pairs(['text-2', 'accent', 'accent-hover', 'good', 'warn', 'bad'], grounds),
        ...pairs(nameColors, [...grounds, 'hover', 'accent-soft']),
        ...pairs(['text-2', 'accent'], ['hover']),
        ...pairs(['on-accent'], ['accent', 'accent-hover']),
        ...['accent', 'good', 'warn', 'bad'].map((ink) => [ink, `${ink}-soft`] as const),
        ['on-live', 'live'] as const,
      ],
    },
    { what: 'the border of a control', least: 3, on: pairs(['line-strong'], grounds) },
  ])('$what has a contrast of $least:1', ({ least, on }) => {
    const low = on.filter(([ink, ground]) => contrast(color(ink), color(ground)) < least);
    expect(low).toEqual([]);
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
  expect(getTokens("[data-theme='system']", 'prefers-color-scheme: dark')).toEqual(themes.dark);
});

it('both themes define the same colors', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
});
