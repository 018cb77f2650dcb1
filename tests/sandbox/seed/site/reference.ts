import { PHONE_PREFIXES } from './phone-prefixes';
import type { CountryRow, LanguageRow, PhoneCodeRow } from '../rows/site';

const LANGUAGES =
  'af ak am ar as az be bg bn bo br bs ca cs cy da de dz ee el en eo es et eu fa ff fi fil fo fr fy ga gd gl gu ha he hi hr hu hy id ig is it ja jv ka ki kk km kn ko ku ky lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb nd ne nl nn no om or pa pl ps pt qu rm rn ro ru rw sa sd se sg si sk sl sn so sq sr su sv sw ta te tg th ti tk tl to tr tt ug uk ur uz vi wo xh yi yo zh zu';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/**
 * The flag of a country as an image of its two regional indicator letters, which systems render as a flag or as
 * letters.
 */
function getFlag(code: string): string {
  const letters = Array.from(code, (letter) => `&#x${(0x1f1e6 + letter.charCodeAt(0) - 65).toString(16)};`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"><text x="16" y="20" font-size="22" text-anchor="middle">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function countries(): CountryRow[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return Object.keys(PHONE_PREFIXES)
    .map((code) => ({ name: names.of(code) ?? code, code, flag: getFlag(code) }))
    .sort(byName);
}

export function languages(): LanguageRow[] {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return LANGUAGES.split(' ')
    .map((code) => ({ name: names.of(code) ?? code, code }))
    .sort(byName);
}

export function phoneCodes(): PhoneCodeRow[] {
  return countries().map(({ name, code: countryCode }) => {
    const prefix = PHONE_PREFIXES[countryCode] ?? '';
    return { name, code: prefix, dialCode: prefix, countryCode };
  });
}
