import { backHair, frontHair } from './hair';
import { darker, mix } from './color';
import type { Look } from './cast';
import type { Tones } from './tones';

export type Mood = 'smile' | 'laugh' | 'calm' | 'sing';

/**
 * A head around (0, 0), about 100 wide and 142 high, chin at y 72. `turn` from -8 to 8 shifts the features sideways.
 * `back` goes behind the body, `front` over it. `id` keeps the clip paths of several heads unique.
 */
export function head(
  look: Look,
  tones: Tones,
  { id, mood, turn }: { id: string; mood: Mood; turn: number },
): { back: string; front: string } {
  const narrow = look.build < 0.45;
  const jaw = narrow ? 31 : 38;
  const face = `M-48 -10 C-51 -82 51 -82 48 -10 C48 18 ${jaw} 62 ${jaw * 0.42} 70 C${jaw * 0.2} 74 ${-jaw * 0.2} 74 ${-jaw * 0.42} 70 C${-jaw} 62 -48 18 -48 -10Z`;
  const lightSide = turn >= 0 ? -1 : 1;
  return {
    back: backHair(look, tones),
    front: `
      <clipPath id="face-${id}"><path d="${face}"/></clipPath>
      ${look.hair === 'scarf' ? '' : ears(tones, turn)}
      <path d="${face}" fill="${tones.skin}"/>
      <g clip-path="url(#face-${id})">
        <path d="M${-lightSide * 60} -90 L${-lightSide * 60} 90 L${-lightSide * 2} 90 C${-lightSide * 30} 50 ${-lightSide * 42} 0 ${-lightSide * 26} -90Z" fill="${tones.shade}" opacity=".42"/>
        <ellipse cx="${lightSide * 22 + turn}" cy="-36" rx="24" ry="17" fill="${tones.light}" opacity=".45"/>
        <ellipse cx="${turn - 24}" cy="26" rx="14" ry="9" fill="${tones.blush}" opacity=".32"/>
        <ellipse cx="${turn + 24}" cy="26" rx="14" ry="9" fill="${tones.blush}" opacity=".32"/>
        ${look.beard ? beard(look, tones, turn) : ''}
      </g>
      ${features(look, tones, mood, turn)}
      ${frontHair(look, tones)}
      ${extras(look, tones, turn)}`,
  };
}

function ears(tones: Tones, turn: number): string {
  return [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${side * 48 - turn * 0.5}" cy="4" rx="9" ry="14" fill="${side > 0 ? tones.shade : tones.skin}"/>`,
    )
    .join('');
}

function features(look: Look, tones: Tones, mood: Mood, turn: number): string {
  const ink = '#22141c';
  const narrow = look.build < 0.45;
  const eye = (x: number) =>
    mood === 'laugh' || mood === 'sing'
      ? `<path d="M${x - 9} 3 q9 -9 18 0" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/>`
      : `<ellipse cx="${x + turn * 0.15}" cy="2" rx="5.4" ry="6.6" fill="${ink}"/><circle cx="${x + 2 + turn * 0.15}" cy="-0.5" r="1.9" fill="#fff"/>
         ${narrow ? `<path d="M${x - 10} 0 q9 -11 19 -3" fill="none" stroke="${ink}" stroke-width="3.2" stroke-linecap="round"/>` : `<path d="M${x - 9} -2 q9 -7 18 0" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>`}`;
  const brow = (x: number, side: number) =>
    `<path d="M${x - 11 * side} -16 q${9 * side} -8 ${22 * side} 0" fill="none" stroke="${tones.brow}" stroke-width="${narrow ? 3.4 : 5}" stroke-linecap="round"/>`;
  return `
    ${eye(turn - 20)}${eye(turn + 20)}${brow(turn - 20, -1)}${brow(turn + 20, 1)}
    <path d="M${turn + 1} 2 q${turn >= 0 ? 7 : -7} 16 ${turn >= 0 ? 4 : -4} 20 q-4 3 -9 1" fill="none" stroke="${mix(tones.shade, ink, 0.18)}" stroke-width="2.6" stroke-linecap="round" opacity=".8"/>
    <g transform="translate(${turn} 0)">${mouth(look, tones, mood)}</g>`;
}

function mouth(look: Look, tones: Tones, mood: Mood): string {
  const narrow = look.build < 0.45;
  switch (mood) {
    case 'laugh':
      return `<path d="M-17 38 Q0 43 17 38 Q13 57 0 57 Q-13 57 -17 38Z" fill="#6d1d2c"/><path d="M-14.500 39.500 Q0 43 14.500 39.500 L13 44.500 Q0 47 -13 44.500Z" fill="#fffaf4"/>`;
    case 'sing':
      return `<ellipse cx="0" cy="46" rx="10" ry="11" fill="#5d1826"/><path d="M-8 41 Q0 37 8 41 L7 43.500 L-7 43.500Z" fill="#fffaf4"/>`;
    case 'calm':
      return narrow
        ? `<path d="M-13 43 Q-5 38 0 40 Q5 38 13 43 Q6 51 0 51 Q-6 51 -13 43Z" fill="${tones.lip}"/>`
        : `<path d="M-13 44 Q0 48 13 44" fill="none" stroke="${tones.lip}" stroke-width="3.600" stroke-linecap="round"/>`;
    case 'smile':
      return narrow
        ? `<path d="M-16 40 Q-5 39 0 41 Q5 39 16 40 Q10 52 0 52 Q-10 52 -16 40Z" fill="${tones.lip}"/><path d="M-16 40 Q0 45 16 40" fill="none" stroke="${darker(tones.lip, 0.3)}" stroke-width="1.800"/>`
        : `<path d="M-16 40 Q0 53 16 40" fill="none" stroke="${darker(tones.lip, 0.15)}" stroke-width="3.800" stroke-linecap="round"/>`;
  }
}

function beard(look: Look, tones: Tones, turn: number): string {
  if (look.beard === 'moustache')
    return `<path d="M${turn - 20} 36 Q${turn - 10} 26 ${turn} 31 Q${turn + 10} 26 ${turn + 20} 36 Q${turn + 8} 40 ${turn} 36 Q${turn - 8} 40 ${turn - 20} 36Z" fill="${tones.hair}"/>`;
  const full = look.beard === 'full';
  return `<path d="M-60 0 L-46 0 C-44 24 -32 32 ${turn - 20} 31 Q${turn} 25 ${turn + 20} 31 C32 32 44 24 46 0 L60 0 L60 90 L-60 90Z M${turn - 15} 39 Q${turn} 34 ${turn + 15} 39 Q${turn + 12} 53 ${turn} 53 Q${turn - 12} 53 ${turn - 15} 39Z"
    fill="${tones.hair}" fill-rule="evenodd" opacity="${full ? 0.96 : 0.26}"/>`;
}

function extras(look: Look, tones: Tones, turn: number): string {
  const parts: string[] = [];
  if (look.glasses) {
    const lens = (x: number) =>
      look.glasses === 'round'
        ? `<circle cx="${x}" cy="2" r="16" fill="#fff" fill-opacity=".12" stroke="#2a1d24" stroke-width="3"/>`
        : `<rect x="${x - 17}" y="-11" width="34" height="26" rx="8" fill="#fff" fill-opacity=".12" stroke="#2a1d24" stroke-width="3.400"/>`;
    parts.push(
      `${lens(turn - 20)}${lens(turn + 20)}<path d="M${turn - 4} 0 q4 -4 8 0 M${turn - 36} -2 L-50 -4 M${turn + 36} -2 L50 -4" fill="none" stroke="#2a1d24" stroke-width="3"/>`,
    );
  }
  switch (look.extra) {
    case 'hoops':
      parts.push(
        [-1, 1]
          .map(
            (side) =>
              `<circle cx="${side * 51 - turn * 0.5}" cy="31" r="11" fill="none" stroke="#f0c05a" stroke-width="3.600"/>`,
          )
          .join(''),
      );
      break;
    case 'headband':
      parts.push(
        `<path d="M-51 -30 C-30 -48 30 -48 51 -30 L51 -16 C30 -34 -30 -34 -51 -16Z" fill="${tones.palette.glow}"/>`,
      );
      break;
    case 'bandana':
      parts.push(
        `<path d="M-54 -18 C-58 -66 -34 -94 0 -94 C34 -94 58 -66 54 -18 C30 -36 -30 -36 -54 -18Z" fill="${tones.palette.accent}"/><path d="M-54 -20 C-30 -38 30 -38 54 -20 L54 -30 C30 -48 -30 -48 -54 -30Z" fill="${darker(tones.palette.accent, 0.25)}"/>`,
      );
      break;
    case 'toque':
      parts.push(
        `<path d="M-50 -44 C-92 -78 -70 -130 -34 -122 C-20 -150 26 -150 38 -122 C72 -130 90 -80 50 -44Z" fill="#fbf7f1"/><path d="M-50 -32 C-30 -46 30 -46 50 -32 L52 -60 C30 -72 -30 -72 -52 -60Z" fill="#efe7dc"/><path d="M-20 -66 L-26 -104 M2 -70 L2 -112 M24 -66 L32 -104" stroke="#ddd2c4" stroke-width="3" stroke-linecap="round"/>`,
      );
      break;
    case 'flower':
      parts.push(
        `<g transform="translate(44 -40)">${[0, 72, 144, 216, 288].map((angle) => `<ellipse cx="0" cy="-11" rx="8" ry="11" fill="${mix(tones.palette.glow, '#ffffff', 0.35)}" transform="rotate(${angle})"/>`).join('')}<circle r="6" fill="${tones.palette.accent}"/></g>`,
      );
      break;
    case 'headphones':
      parts.push(
        `<path d="M-58 6 C-66 -110 66 -110 58 6" fill="none" stroke="#201a2c" stroke-width="10"/><rect x="-70" y="-16" width="22" height="46" rx="10" fill="${tones.palette.accent}"/><rect x="48" y="-16" width="22" height="46" rx="10" fill="${darker(tones.palette.accent, 0.2)}"/>`,
      );
      break;
    case undefined:
      break;
  }
  return parts.join('');
}
