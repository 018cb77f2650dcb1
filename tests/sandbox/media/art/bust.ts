import { darker, lighter, mix } from './color';
import { head } from './head';
import { getTones } from './tones';
import type { Look } from './cast';
import type { Mood } from './head';
import type { Tones } from './tones';

type BustOptions = { id: string; mood: Mood; turn: number; /** Degrees. */ tilt: number };

/** Head and shoulders. The face is around (0, 0), the shoulders at y 128, the lower edge at y 398. */
export function bust(look: Look, options: BustOptions): string {
  const tones = getTones(look);
  const { back, front } = head(look, tones, options);
  const tilted = (part: string) => `<g transform="rotate(${options.tilt} 0 60)">${part}</g>`;
  return `${tilted(back)}<g transform="translate(0 -22)">${torso(look, tones, options.id)}</g>${tilted(front)}`;
}

export function shoulderWidth(look: Look): number {
  return 98 + look.build * 40;
}

function torso(look: Look, tones: Tones, id: string): string {
  const wide = shoulderWidth(look);
  const neck = 22 + look.build * 12;
  const outline = `M${-neck} 70 C${-neck} 108 ${-neck - 24} 120 ${-wide * 0.74} 128 C${-wide * 0.86} 132 ${-wide * 0.9} 134 ${-wide * 0.94} 142 C${-wide - 10} 150 ${-wide - 18} 190 ${-wide - 24} 420 L${wide + 24} 420 C${wide + 18} 190 ${wide + 10} 150 ${wide * 0.94} 142 C${wide * 0.9} 134 ${wide * 0.86} 132 ${wide * 0.74} 128 C${neck + 24} 120 ${neck} 108 ${neck} 70Z`;
  const bare = look.outfit === 'tank' || look.outfit === 'straps';
  return `
    <clipPath id="torso-${id}"><path d="${outline}"/></clipPath>
    <path d="M${-neck} 40 L${-neck} 84 L${neck} 84 L${neck} 40Z" fill="${tones.skin}"/>
    <path d="${outline}" fill="${bare ? tones.skin : tones.cloth}"/>
    <g clip-path="url(#torso-${id})">
      ${bare || look.outfit === 'turtleneck' ? '' : `<path d="M${-neck - 12} 60 L${-neck - 12} 98 C${-neck} 142 ${neck} 142 ${neck + 12} 98 L${neck + 12} 60Z" fill="${tones.skin}"/>`}
      <path d="M${-neck - 4} 60 L${neck} 60 L${neck + 6} 86 C10 116 -16 104 ${-neck - 4} 78Z" fill="${tones.shade}" opacity=".75"/>
      ${clothes(look, tones, wide, neck)}
      <path d="M${wide * 0.3} 80 C${wide * 0.7} 180 ${wide * 0.5} 300 ${wide * 0.62} 420 L${wide + 40} 420 L${wide + 40} 80Z" fill="#1a0b22" opacity=".13"/>
      <path d="M${-wide + 22} 210 C${-wide + 30} 270 ${-wide + 22} 340 ${-wide + 26} 420 M${wide - 22} 210 C${wide - 30} 270 ${wide - 22} 340 ${wide - 26} 420" fill="none" stroke="#1a0b22" stroke-width="5" opacity=".22" stroke-linecap="round"/>
    </g>`;
}

function clothes(look: Look, tones: Tones, wide: number, neck: number): string {
  const { cloth, clothShade, trim, palette } = tones;
  const light = lighter(cloth, 0.3);
  switch (look.outfit) {
    case 'tee':
      return `<path d="M${-neck - 16} 108 C${-neck} 150 ${neck} 150 ${neck + 16} 108" fill="none" stroke="${clothShade}" stroke-width="9"/>`;
    case 'knit':
      return `<path d="M${-neck - 18} 106 C${-neck} 150 ${neck} 150 ${neck + 18} 106" fill="none" stroke="${light}" stroke-width="14"/>${[190, 214, 250, 274, 310, 334].map((y, index) => `<path d="M-190 ${y} Q0 ${y + 22} 190 ${y}" fill="none" stroke="${index % 2 ? palette.base : light}" stroke-width="9" opacity=".8"/>`).join('')}`;
    case 'shirt':
      return `<path d="M${-neck - 14} 96 L0 170 L${neck + 14} 96 L${neck + 34} 116 L20 178 L0 172 L-20 178 L${-neck - 34} 116Z" fill="${light}"/><path d="M0 172 L0 420" stroke="${clothShade}" stroke-width="4"/>${[210, 260, 310, 360].map((y) => `<circle cx="0" cy="${y}" r="4.500" fill="${light}"/>`).join('')}<path d="M${-neck - 6} 98 L0 166 L${neck + 6} 98Z" fill="${tones.skin}"/>`;
    case 'hoodie':
      return `<path d="M${-neck - 40} 116 C${-neck - 20} 70 ${-neck - 10} 92 0 158 C${neck + 10} 92 ${neck + 20} 70 ${neck + 40} 116 C${neck + 10} 150 14 176 0 178 C-14 176 ${-neck - 10} 150 ${-neck - 40} 116Z" fill="${clothShade}"/><path d="M-16 172 L-20 236 M16 172 L20 236" stroke="${palette.glow}" stroke-width="5" stroke-linecap="round"/>`;
    case 'blazer':
      return `<path d="M${-neck - 10} 92 L0 250 L${neck + 10} 92Z" fill="${lighter(palette.glow, 0.5)}"/><path d="M${-neck - 18} 96 L0 262 L0 420 L-200 420 L-200 90Z" fill="${cloth}"/><path d="M${neck + 18} 96 L0 262 L0 420 L200 420 L200 90Z" fill="${clothShade}"/><path d="M${-neck - 18} 96 L-66 160 L-40 176 L0 262Z" fill="${light}"/><path d="M${neck + 18} 96 L66 160 L40 176 L0 262Z" fill="${cloth}"/><path d="M${-neck} 92 L0 150 L${neck} 92Z" fill="${tones.skin}"/>`;
    case 'turtleneck':
      return `<rect x="${-neck - 8}" y="74" width="${neck * 2 + 16}" height="50" rx="16" fill="${cloth}"/><path d="M${-neck - 4} 98 Q0 112 ${neck + 4} 98" fill="none" stroke="${light}" stroke-width="3" opacity=".5"/>`;
    case 'tank':
      return `<path d="M${-wide * 0.62} 110 C${-wide * 0.5} 190 ${-wide * 0.7} 220 ${-wide * 0.84} 260 L${-wide} 420 L${wide} 420 L${wide * 0.84} 260 C${wide * 0.7} 220 ${wide * 0.5} 190 ${wide * 0.62} 110 L${wide * 0.36} 110 C${wide * 0.3} 196 ${-wide * 0.3} 196 ${-wide * 0.36} 110Z" fill="${cloth}"/><path d="M${-wide * 0.36} 112 C${-wide * 0.3} 196 ${wide * 0.3} 196 ${wide * 0.36} 112" fill="none" stroke="${clothShade}" stroke-width="5"/>`;
    case 'straps':
      return `<path d="M${-wide * 0.56} 116 L${-wide * 0.5} 196 C${-wide * 0.3} 216 ${-wide * 0.1} 206 0 220 C${wide * 0.1} 206 ${wide * 0.3} 216 ${wide * 0.5} 196 L${wide * 0.56} 116 L${wide * 0.62} 118 L${wide * 0.66} 200 C${wide * 0.74} 260 ${wide * 0.7} 340 ${wide * 0.8} 420 L${-wide * 0.8} 420 C${-wide * 0.7} 340 ${-wide * 0.74} 260 ${-wide * 0.66} 200 L${-wide * 0.62} 118Z" fill="${cloth}"/><path d="M-26 124 Q0 140 26 124" fill="none" stroke="${tones.shade}" stroke-width="3" opacity=".5"/>`;
    case 'jacket':
      return `<path d="M${-neck - 6} 92 L0 210 L${neck + 6} 92Z" fill="${palette.glow}"/><path d="M${-neck - 16} 92 L-8 216 L-8 420 L-60 420 L-74 150Z" fill="${light}" opacity=".35"/><path d="M${-neck - 14} 94 L-70 132 L-44 176 L-4 216Z M${neck + 14} 94 L70 132 L44 176 L4 216Z" fill="${lighter(cloth, 0.18)}"/><path d="M0 214 L0 420" stroke="${trim}" stroke-width="4"/><path d="M${-neck + 2} 92 L0 146 L${neck - 2} 92Z" fill="${tones.skin}"/>`;
    case 'chef':
      return `<path d="M${-neck - 16} 92 L-6 140 L26 158 L70 420 L-200 420 L-200 90Z" fill="${cloth}"/><path d="M${neck + 16} 92 L10 150 L44 420 L200 420 L200 90Z" fill="${darker(cloth, 0.07)}"/><path d="M${-neck - 14} 84 L0 134 L${neck + 14} 84 L${neck + 22} 106 L6 156 L-6 156 L${-neck - 22} 106Z" fill="${palette.accent}"/>${[190, 236, 282, 328].map((y) => `<circle cx="-22" cy="${y}" r="6.500" fill="${palette.accent}"/><circle cx="34" cy="${y}" r="6.500" fill="${palette.accent}"/>`).join('')}`;
    case 'apron': {
      const shirt = mix(palette.base, palette.mid, 0.35);
      return `<path d="M-220 90 L220 90 L220 420 L-220 420Z" fill="${shirt}"/><path d="M${-neck - 8} 92 C${-neck} 142 ${neck} 142 ${neck + 8} 92Z" fill="${tones.skin}"/><path d="M${-neck - 14} 98 C${-neck} 150 ${neck} 150 ${neck + 14} 98" fill="none" stroke="${darker(shirt, 0.2)}" stroke-width="8"/>
        <path d="M${-neck - 24} 108 L-46 210 M${neck + 24} 108 L46 210" stroke="${cloth}" stroke-width="13"/><path d="M-58 204 Q0 216 58 204 L84 420 L-84 420Z" fill="${cloth}"/><path d="M-30 292 Q0 298 30 292 L28 340 Q0 350 -28 340Z" fill="${clothShade}" opacity=".4"/>`;
    }
    case 'tunic':
      return `<path d="M${-neck - 12} 96 C${-neck - 2} 120 -10 150 0 214 C10 150 ${neck + 2} 120 ${neck + 12} 96 L${neck + 30} 104 C${neck + 14} 150 18 190 0 240 C-18 190 ${-neck - 14} 150 ${-neck - 30} 104Z" fill="${palette.glow}"/><path d="M${-neck - 6} 94 C${-neck} 130 -8 150 0 206 C8 150 ${neck} 130 ${neck + 6} 94Z" fill="${tones.skin}"/>${[262, 292, 322].map((y) => `<path d="M0 ${y - 9} l9 9 l-9 9 l-9 -9Z" fill="${palette.glow}"/>`).join('')}`;
  }
}
