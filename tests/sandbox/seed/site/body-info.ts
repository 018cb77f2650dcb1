import type { ListOption, UserAdditional } from '../rows/site';

type Bands = { from: number; to: number; step: number; unit: string };

const HEIGHTS: Bands = { from: 140, to: 190, step: 3, unit: 'cm' };
const WEIGHTS: Bands = { from: 40, to: 99, step: 3, unit: 'kg' };

function getBand(value: number, { from, to, step }: Bands, last: number): string {
  if (value < from) return `under_${from}`;
  if (value > to) return `over_${last}`;
  const low = from + Math.floor((value - from) / step) * step;
  return `${low}_${low + step - 1}`;
}

/** The key in the list `heights` for a height in centimeters. */
export const heightBand = (centimeters: number): string => getBand(centimeters, HEIGHTS, 190);
/** The key in the list `weights` for a weight in kilograms. */
export const weightBand = (kilograms: number): string => getBand(kilograms, WEIGHTS, 100);

function bands({ from, to, step, unit }: Bands, last: number): ListOption[] {
  const between: ListOption[] = [];
  for (let low = from; low + step - 1 <= to; low += step)
    between.push({ value: `${low}_${low + step - 1}`, text: `${low} to ${low + step - 1} ${unit}` });
  return [
    { value: `under_${from}`, text: `Under ${from} ${unit}` },
    ...between,
    { value: `over_${last}`, text: `Over ${last} ${unit}` },
  ];
}

function ages(): ListOption[] {
  const between: ListOption[] = [{ value: '18_19', text: '18 to 19 years' }];
  for (let low = 20; low <= 47; low += 3)
    between.push({ value: `${low}_${low + 2}`, text: `${low} to ${low + 2} years` });
  return [...between, { value: 'over_50', text: 'Over 50 years' }];
}

const listOptions = (texts: Record<string, string>): ListOption[] =>
  Object.entries(texts).map(([value, text]) => ({ value, text }));

/** Adds the option "All" to a list, unless it is empty. */
const choices = (options: ListOption[]): ListOption[] =>
  options.length > 0 ? [{ value: '', text: 'All' }, ...options] : [];

/** Body-info lists. Those that this site doesn't use are empty, as on some servers. */
export function userAdditional(): UserAdditional {
  return {
    heights: choices(bands(HEIGHTS, 190)),
    weights: choices(bands(WEIGHTS, 100)),
    ages: choices(ages()),
    bodyTypes: choices(
      listOptions({
        slim: 'Slim',
        petite: 'Petite',
        curvy: 'Curvy',
        large: 'Large',
        toned: 'Toned',
        fit: 'Fit',
        muscular: 'Muscular',
      }),
    ),
    ethnicities: choices(
      listOptions({
        asian: 'Asian',
        white: 'White',
        hispanicOrLatino: 'Hispanic or Latino',
        blackOrAfricanAmerican: 'Black or African American',
        americanIndianOrAlaskaNative: 'American Indian or Alaska Native',
        nativeHawaiianOrOtherPacificIslander: 'Native Hawaiian or other Pacific Islander',
      }),
    ),
    butts: [],
    pubicHairs: [],
    hairs: choices(listOptions({ blond: 'Blond', black: 'Black', brown: 'Brown', white: 'White', red: 'Red' })),
    eyes: choices(
      listOptions({ blue: 'Blue', brown: 'Brown', green: 'Green', amber: 'Amber', gray: 'Gray', hazel: 'Hazel' }),
    ),
    genders: choices(listOptions({ male: 'Male', female: 'Female', transgender: 'Transgender' })),
    sexualOrientations: [],
  };
}
