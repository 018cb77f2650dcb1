import { darker } from './color';
import type { Look } from './cast';
import type { Tones } from './tones';

const CAP = 'M-53 4 C-60 -52 -42 -90 0 -90 C42 -90 60 -52 53 4';

/** An arc of curls between two angles (degrees, 0 is to the right). */
function curls(
  count: number,
  from: number,
  to: number,
  radius: number,
  size: number,
  centreY: number,
  color: (index: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    const wobble = 1 + ((index * 37) % 7) / 60;
    return `<circle cx="${(Math.cos(angle) * radius * wobble).toFixed(1)}" cy="${(centreY + Math.sin(angle) * radius * wobble).toFixed(1)}" r="${size + ((index * 13) % 5)}" fill="${color(index)}"/>`;
  }).join('');
}

/** Hair behind the body. */
export function backHair({ hair }: Look, tones: Tones): string {
  const dark = darker(tones.hair, 0.22);
  const blend = (index: number) => (index % 3 === 0 ? dark : tones.hair);
  switch (hair) {
    case 'afro':
      return `<circle cx="0" cy="-30" r="88" fill="${tones.hair}"/>${curls(22, 120, 420, 88, 15, -30, blend)}`;
    case 'long':
      return `<path d="M-58 -20 C-66 -96 66 -96 58 -20 C60 40 66 90 72 150 C60 168 30 160 20 150 L-20 150 C-30 160 -60 168 -72 150 C-66 90 -60 40 -58 -20Z" fill="${dark}"/>`;
    case 'waves':
      return `<path d="M-60 -20 C-70 -100 70 -100 60 -20 C58 12 82 26 74 58 C68 82 92 100 78 132 C70 160 30 160 20 140 L-20 140 C-30 160 -70 160 -78 132 C-92 100 -68 82 -74 58 C-82 26 -58 12 -60 -20Z" fill="${dark}"/>`;
    case 'bob':
      return `<path d="M-60 -20 C-68 -102 68 -102 60 -20 C62 20 70 50 66 74 C50 88 -50 88 -66 74 C-70 50 -62 20 -60 -20Z" fill="${dark}"/>`;
    case 'bun':
      return `<circle cx="0" cy="-100" r="30" fill="${tones.hair}"/><path d="M-22 -108 Q0 -130 22 -108" fill="none" stroke="${tones.hairLight}" stroke-width="5" opacity=".5" stroke-linecap="round"/>`;
    case 'ponytail':
      return `<path d="M20 -84 C90 -96 108 -30 92 40 C86 84 96 110 80 140 C64 120 56 90 60 50 C64 0 50 -40 20 -50Z" fill="${dark}"/><path d="M48 -66 C80 -50 82 0 76 60" fill="none" stroke="${tones.hairLight}" stroke-width="5" opacity=".45" stroke-linecap="round"/>`;
    case 'strands':
      return Array.from({ length: 13 }, (_, index) => {
        const x = -66 + index * 11;
        return `<path d="M${x * 0.6} -70 C${x * 1.1} -40 ${x} 10 ${x * 1.02} ${92 - Math.abs(x) * 0.2}" fill="none" stroke="${index % 2 ? tones.hair : dark}" stroke-width="12" stroke-linecap="round"/>`;
      }).join('');
    case 'scarf':
      return `<path d="M-60 -14 C-70 -104 70 -104 60 -14 C64 50 90 96 104 140 L-104 140 C-90 96 -64 50 -60 -14Z" fill="${darker(tones.palette.mid, 0.28)}"/>`;
    default:
      return '';
  }
}

/** Hair in front of the face and, for braids, the shoulders. */
export function frontHair({ hair }: Look, tones: Tones): string {
  const dark = darker(tones.hair, 0.22);
  const blend = (index: number) => (index % 3 === 0 ? tones.hairLight : tones.hair);
  const shine = (path: string) =>
    `<path d="${path}" fill="none" stroke="${tones.hairLight}" stroke-width="6" opacity=".5" stroke-linecap="round"/>`;
  const parted = `<path d="M-56 26 C-66 -50 -44 -92 2 -92 C46 -92 66 -50 56 26 C52 -6 44 -28 8 -54 C-14 -32 -46 -18 -56 26Z" fill="${tones.hair}"/>${shine('M-40 -48 C-30 -70 -12 -80 4 -82')}`;
  switch (hair) {
    case 'crop':
      return `<path d="${CAP} C50 -14 46 -32 36 -40 C14 -48 -14 -48 -36 -40 C-46 -32 -50 -14 -53 4Z" fill="${tones.hair}"/>${shine('M-30 -66 C-16 -78 8 -80 22 -76')}`;
    case 'swoop':
      return `<path d="M-54 6 C-62 -50 -48 -84 -14 -94 C10 -110 62 -96 62 -58 C62 -36 56 -16 53 6 C50 -14 46 -28 38 -38 C8 -32 -22 -38 -32 -54 C-36 -36 -48 -22 -54 6Z" fill="${tones.hair}"/>${shine('M-22 -70 C0 -88 32 -86 46 -68')}`;
    case 'afro':
      return `<path d="M-52 -6 C-50 -42 -34 -52 0 -54 C34 -52 50 -42 52 -6 C66 -40 50 -96 0 -98 C-50 -96 -66 -40 -52 -6Z" fill="${tones.hair}"/>${curls(9, 205, 335, 48, 9, -6, (index) => (index % 2 ? tones.hair : dark))}${curls(6, 215, 300, 74, 7, -32, () => tones.hairLight).replaceAll('/>', ' opacity=".28"/>')}`;
    case 'curls':
      return `<path d="${CAP} C48 -30 30 -44 0 -44 C-30 -44 -48 -30 -53 4Z" fill="${tones.hair}"/>${curls(15, 172, 368, 58, 16, -34, blend)}${curls(8, 205, 335, 38, 14, -44, (index) => (index % 2 ? tones.hair : dark))}`;
    case 'bob':
      return `<path d="M-62 60 C-70 -40 -56 -96 0 -96 C56 -96 70 -40 62 60 C54 50 48 10 46 -22 C20 -30 -20 -30 -46 -22 C-48 10 -54 50 -62 60Z" fill="${tones.hair}"/>${shine('M-44 -40 C-36 -66 -14 -80 6 -82')}`;
    case 'long':
    case 'waves':
      return parted;
    case 'bun':
    case 'ponytail':
    case 'braids':
      return `<path d="${CAP} C50 -22 36 -50 0 -56 C-36 -50 -50 -22 -53 4Z" fill="${tones.hair}"/>${shine('M-34 -60 C-20 -76 6 -80 22 -76')}${hair === 'braids' ? [-1, 1].map((side) => braid(side, tones.hair, tones.hairLight)).join('') : ''}`;
    case 'strands':
      return `<path d="${CAP} C50 -20 36 -46 0 -52 C-36 -46 -50 -20 -53 4Z" fill="${tones.hair}"/>${[-46, -34, -20, -6, 8, 22, 36, 48].map((x, index) => `<path d="M${x * 0.5} -88 C${x} -74 ${x * 1.15} -50 ${x * 1.2} ${-26 + Math.abs(x) * 0.8}" fill="none" stroke="${index % 2 ? tones.hairLight : dark}" stroke-width="8" stroke-linecap="round" opacity=".75"/>`).join('')}`;
    case 'buzz':
      return `<path d="${CAP} C50 -20 42 -40 30 -44 C10 -50 -10 -50 -30 -44 C-42 -40 -50 -20 -53 4Z" fill="${tones.hair}" opacity=".62"/>`;
    case 'bald':
      return `<ellipse cx="-14" cy="-58" rx="16" ry="7" fill="${tones.light}" opacity=".6" transform="rotate(-16 -14 -58)"/>`;
    case 'scarf':
      return `<path d="M-56 30 C-72 -62 -46 -98 0 -98 C46 -98 72 -62 56 30 C50 66 26 84 0 88 C-26 84 -50 66 -56 30Z M-42 -6 C-42 32 -28 62 0 70 C28 62 42 32 42 -6 C40 -46 24 -58 0 -58 C-24 -58 -40 -46 -42 -6Z" fill="${tones.palette.mid}" fill-rule="evenodd"/>
        <path d="M-50 44 C-30 84 20 104 74 118 C60 138 -40 140 -84 122 C-70 100 -58 76 -50 44Z" fill="${darker(tones.palette.mid, 0.08)}"/><path d="M-44 62 C-20 92 20 104 50 112 M-36 -74 C-10 -92 26 -88 44 -62" fill="none" stroke="${tones.palette.glow}" stroke-width="3" opacity=".5" stroke-linecap="round"/>`;
    case 'wrap':
      return `<path d="M-54 -14 C-64 -60 -54 -92 -34 -104 C-38 -138 36 -142 40 -104 C60 -92 64 -60 54 -14 C34 -40 -34 -40 -54 -14Z" fill="${tones.palette.accent}"/><path d="M-54 -16 C-34 -42 34 -42 54 -16 L56 -34 C34 -60 -34 -60 -56 -34Z" fill="${tones.palette.glow}"/><path d="M-40 -66 C-10 -84 20 -82 44 -60 M-34 -102 C-12 -112 14 -112 40 -102" fill="none" stroke="${darker(tones.palette.accent, 0.3)}" stroke-width="4" stroke-linecap="round"/><path d="M8 -118 C40 -150 64 -128 40 -104Z" fill="${darker(tones.palette.accent, 0.15)}"/>`;
    case 'pixie':
      return `<path d="M-55 14 C-64 -56 -44 -94 4 -94 C52 -94 62 -50 55 8 C50 -10 48 -20 44 -28 C20 -20 -18 -28 -30 -46 C-34 -28 -50 -16 -55 14Z" fill="${tones.hair}"/>${shine('M-32 -62 C-16 -80 12 -82 30 -72')}`;
  }
}

function braid(side: number, color: string, light: string): string {
  return Array.from({ length: 8 }, (_, index) => {
    const y = 34 + index * 20;
    return `<ellipse cx="${side * (58 + index * 1.5)}" cy="${y}" rx="${13 - index * 0.6}" ry="13" fill="${color}"/><path d="M${side * (50 + index * 1.5)} ${y - 4} q${side * 8} 10 ${side * 16} 2" fill="none" stroke="${light}" stroke-width="2.500" opacity=".5"/>`;
  }).join('');
}
