import type { BodyInfoOption, UserAdditional } from '@/contract/misc';

/** Body info fields of a performer, each with its list in `GET /user-additional`. */
export const BODY_INFO = [
  { name: 'height', list: 'heights', label: 'Height', any: 'Any height' },
  { name: 'weight', list: 'weights', label: 'Weight', any: 'Any weight' },
  { name: 'bodyType', list: 'bodyTypes', label: 'Body type', any: 'Any body type' },
  { name: 'hair', list: 'hairs', label: 'Hair', any: 'Any hair' },
  { name: 'eyes', list: 'eyes', label: 'Eyes', any: 'Any eyes' },
  { name: 'ethnicity', list: 'ethnicities', label: 'Ethnicity', any: 'Any ethnicity' },
  { name: 'butt', list: 'butts', label: 'Butt', any: 'Any butt' },
  { name: 'pubicHair', list: 'pubicHairs', label: 'Pubic hair', any: 'Any pubic hair' },
  { name: 'sexualOrientation', list: 'sexualOrientations', label: 'Sexual orientation', any: 'Any sexual orientation' },
] as const satisfies { name: string; list: keyof UserAdditional; label: string; any: string }[];

/** Returns the options of a list without the empty value that stands for "all". */
export const realOptions = (list: BodyInfoOption[] | undefined): { value: string; label: string }[] =>
  (list ?? []).filter(({ value }) => value !== '').map(({ value, text }) => ({ value, label: text }));
