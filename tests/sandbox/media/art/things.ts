import { darker, lighter, mix } from './color';
import { range } from './range';
import type { Palette } from './color';

/** Drawn around (0, 0). Callers move and rotate it. */
export type Thing = (palette: Palette) => string;

export function put(drawing: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)})">${drawing}</g>`;
}

export function plant(x: number, y: number, scale: number, palette: Palette): string {
  const leaf = mix('#2f7a52', palette.mid, 0.25);
  const leaves = [-64, -40, -18, 6, 30, 54].map(
    (angle, index) =>
      `<path d="M0 0 C-26 -40 -20 -104 0 -${132 - Math.abs(angle)} C20 -104 26 -40 0 0Z" fill="${index % 2 ? leaf : darker(leaf, 0.22)}" transform="translate(0 -34) rotate(${angle})"/>`,
  );
  return put(
    `${leaves.join('')}<path d="M-32 -42 H32 L24 30 H-24Z" fill="${palette.accent}"/><path d="M-36 -48 H36 V-30 H-36Z" fill="${darker(palette.accent, 0.14)}"/>`,
    x,
    y,
    scale,
  );
}

export const microphone: Thing = (palette) =>
  `<path d="M-8 26 L8 26 L5 130 L-5 130Z" fill="#1c1724"/><circle cy="0" r="27" fill="#cfcbd6"/><path d="M-25 -8 H25 M-27 4 H27 M-22 15 H22 M-10 -25 V25 M10 -25 V25" stroke="#8f8a9c" stroke-width="3"/><rect x="-16" y="20" width="32" height="14" rx="6" fill="${palette.accent}"/>`;

export const guitar: Thing = (palette) => {
  const wood = mix('#d08a45', palette.glow, 0.12);
  return `<rect x="-9" y="-250" width="18" height="190" fill="#4a2a1c"/><path d="M-15 -290 h30 l-4 48 h-22Z" fill="#2c1a14"/>${[-272, -258].map((y) => `<circle cx="-18" cy="${y}" r="4" fill="#e8dcc4"/><circle cx="18" cy="${y}" r="4" fill="#e8dcc4"/>`).join('')}
    <path d="M0 -86 C54 -96 64 -44 46 -16 C40 0 44 14 58 30 C92 74 60 132 0 132 C-60 132 -92 74 -58 30 C-44 14 -40 0 -46 -16 C-64 -44 -54 -96 0 -86Z" fill="${wood}" stroke="${darker(wood, 0.4)}" stroke-width="6"/>
    <path d="M-40 -60 C-54 -30 -34 -8 -46 20" fill="none" stroke="#fff" stroke-width="6" opacity=".25" stroke-linecap="round"/><circle cy="8" r="26" fill="#2c1a14"/><circle cy="8" r="31" fill="none" stroke="${palette.glow}" stroke-width="3"/><rect x="-30" y="74" width="60" height="12" rx="4" fill="#2c1a14"/>
    ${[-6, -2, 2, 6].map((x) => `<path d="M${x} -246 V78" stroke="#f5ecd8" stroke-width="1.200"/>`).join('')}${range(7)
      .map((index) => `<path d="M-9 ${-226 + index * 24} h18" stroke="#d8c8a4" stroke-width="1.600"/>`)
      .join('')}`;
};

export const violin: Thing = (palette) => {
  const wood = mix('#a34f25', palette.glow, 0.06);
  return `<rect x="-6" y="-190" width="12" height="130" fill="#201612"/><path d="M0 -214 a14 14 0 1 1 -2 26" fill="none" stroke="#5a2c18" stroke-width="9"/>
    <path d="M0 -84 C44 -86 50 -44 36 -22 C26 -6 26 8 38 22 C60 50 44 96 0 96 C-44 96 -60 50 -38 22 C-26 8 -26 -6 -36 -22 C-50 -44 -44 -86 0 -84Z" fill="${wood}" stroke="${darker(wood, 0.4)}" stroke-width="5"/>
    <path d="M-22 -6 c-8 14 6 20 -2 36 M22 -6 c8 14 -6 20 2 36" fill="none" stroke="#2a130b" stroke-width="4" stroke-linecap="round"/><rect x="-16" y="26" width="32" height="6" fill="#e8d2a4"/><path d="M-8 44 L8 44 L4 84 L-4 84Z" fill="#201612"/>${[-4, -1.3, 1.3, 4].map((x) => `<path d="M${x} -186 V46" stroke="#f3e6c8" stroke-width="1"/>`).join('')}`;
};

export const bow: Thing = () =>
  `<path d="M-150 0 Q0 -16 150 0" fill="none" stroke="#6b3a1e" stroke-width="5"/><path d="M-148 3 L148 3" stroke="#f5ecd8" stroke-width="3"/>`;

export const keyboard: Thing = (palette) =>
  `<rect x="-260" y="-20" width="520" height="96" rx="14" fill="#1d1826"/><rect x="-248" y="-8" width="496" height="20" rx="6" fill="${darker(palette.base, 0.35)}"/>${range(
    6,
  )
    .map(
      (index) => `<circle cx="${-220 + index * 40}" cy="2" r="6" fill="${index % 2 ? palette.accent : palette.glow}"/>`,
    )
    .join('')}
   ${range(22)
     .map((index) => `<rect x="${-246 + index * 22.4}" y="18" width="20.600" height="54" rx="3" fill="#fbf7f0"/>`)
     .join('')}${range(21)
     .filter((index) => ![2, 6].includes(index % 7))
     .map((index) => `<rect x="${-232 + index * 22.4}" y="18" width="13" height="32" rx="2" fill="#1d1826"/>`)
     .join('')}`;

export const record: Thing = (palette) =>
  `<circle r="130" fill="#17131f"/>${[116, 100, 86, 72, 58].map((radius) => `<circle r="${radius}" fill="none" stroke="#3a3346" stroke-width="2"/>`).join('')}<path d="M-126 -30 A130 130 0 0 1 -70 -110 L0 0Z M126 30 A130 130 0 0 1 70 110 L0 0Z" fill="#fff" opacity=".09"/><circle r="44" fill="${palette.accent}"/><circle r="30" fill="none" stroke="${palette.glow}" stroke-width="4"/><circle r="6" fill="#fbf7f0"/>`;

export const decks: Thing = (palette) => {
  const deck = (x: number) =>
    `<rect x="${x - 105}" y="-34" width="210" height="104" rx="12" fill="#221c2e"/><ellipse cx="${x - 14}" cy="14" rx="76" ry="36" fill="#0f0c16"/><ellipse cx="${x - 14}" cy="14" rx="56" ry="26" fill="none" stroke="#3a3346" stroke-width="2"/><ellipse cx="${x - 14}" cy="14" rx="26" ry="12" fill="${palette.accent}"/><path d="M${x + 84} -20 L${x + 74} 26 L${x + 40} 32" fill="none" stroke="#d6d0e0" stroke-width="6" stroke-linecap="round"/>`;
  const levels = range(7).map(
    (index) =>
      `<rect x="${-36 + index * 11}" y="${30 - ((index * 29) % 44)}" width="7" height="${((index * 29) % 44) + 8}" rx="2" fill="${index % 3 === 0 ? palette.glow : palette.accent}"/>`,
  );
  return `<rect x="-290" y="58" width="580" height="26" fill="#120e1a"/>${deck(-178)}${deck(178)}<rect x="-64" y="-40" width="128" height="110" rx="10" fill="#2c2540"/>${levels.join('')}${[-40, -14, 14, 40].map((x) => `<circle cx="${x}" cy="-22" r="8" fill="#4b4263"/><path d="M${x} -22 v-7" stroke="#fff" stroke-width="2.500"/>`).join('')}`;
};

export const headphones: Thing = (palette) =>
  `<path d="M-96 40 C-110 -130 110 -130 96 40" fill="none" stroke="#211b2c" stroke-width="24"/><path d="M-92 20 C-96 -104 96 -104 92 20" fill="none" stroke="${palette.mid}" stroke-width="7"/><rect x="-122" y="14" width="52" height="98" rx="24" fill="${palette.accent}"/><rect x="70" y="14" width="52" height="98" rx="24" fill="${darker(palette.accent, 0.2)}"/><rect x="-80" y="22" width="22" height="82" rx="11" fill="#211b2c"/><rect x="58" y="22" width="22" height="82" rx="11" fill="#211b2c"/>`;

export const drumKit: Thing = (palette) => {
  const drum = (x: number, y: number, rx: number, tall: number) =>
    `<path d="M${x - rx} ${y} v${tall} a${rx} ${rx * 0.3} 0 0 0 ${rx * 2} 0 v${-tall}Z" fill="${palette.accent}"/><path d="M${x + rx * 0.3} ${y + rx * 0.28} v${tall} a${rx} ${rx * 0.3} 0 0 0 ${rx * 0.7} ${-rx * 0.26} v${-tall}Z" fill="${darker(palette.accent, 0.25)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.3}" fill="#fbf4e6"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.3}" fill="none" stroke="#d9cfe0" stroke-width="5"/>`;
  const cymbal = (x: number, y: number, turn: number) =>
    `<path d="M${x} ${y} V190" stroke="#4a4260" stroke-width="6"/><ellipse cx="${x}" cy="${y}" rx="92" ry="14" fill="#e9bd5b" transform="rotate(${turn} ${x} ${y})"/><ellipse cx="${x}" cy="${y - 3}" rx="20" ry="7" fill="#c99a3c" transform="rotate(${turn} ${x} ${y})"/>`;
  return `${cymbal(-230, -60, -10)}${cymbal(230, -76, 12)}<circle cx="0" cy="112" r="92" fill="${palette.accent}"/><circle cx="0" cy="112" r="76" fill="#fbf4e6"/><circle cx="0" cy="112" r="30" fill="${palette.base}"/>${drum(-78, 0, 58, 50)}${drum(78, 0, 58, 50)}${drum(-196, 74, 70, 46)}${drum(204, 66, 74, 90)}`;
};

export const speaker: Thing = (palette) =>
  `<rect x="-80" y="-140" width="160" height="280" rx="14" fill="#221c2e"/><circle cy="-72" r="40" fill="#3a3346"/><circle cy="-72" r="22" fill="${palette.mid}"/><circle cy="52" r="64" fill="#3a3346"/><circle cy="52" r="44" fill="#17131f"/><circle cy="52" r="20" fill="${palette.accent}"/>`;

export const cassette: Thing = (palette) =>
  `<rect x="-150" y="-96" width="300" height="192" rx="18" fill="${lighter(palette.glow, 0.3)}"/><rect x="-126" y="-76" width="252" height="112" rx="10" fill="${palette.accent}"/><rect x="-126" y="-30" width="252" height="12" fill="${palette.base}"/><rect x="-126" y="-12" width="252" height="12" fill="${palette.mid}"/><rect x="-84" y="-26" width="168" height="50" rx="25" fill="#221c2e"/>${[-54, 54].map((x) => `<circle cx="${x}" cy="-1" r="18" fill="#fbf7f0"/>${[0, 60, 120].map((angle) => `<path d="M${x - 16} -1 h32" stroke="#221c2e" stroke-width="5" transform="rotate(${angle} ${x} -1)"/>`).join('')}`).join('')}<path d="M-96 96 L-80 52 H80 L96 96Z" fill="${mix(palette.glow, palette.base, 0.25)}"/>`;

export const shoes: Thing = (palette) => {
  const slipper = `<path d="M-30 -70 C-40 20 -34 90 0 100 C34 90 40 20 30 -70 C18 -86 -18 -86 -30 -70Z" fill="${mix(palette.glow, '#f4b8b8', 0.5)}"/><path d="M-20 -60 C-24 -4 -18 30 0 34 C18 30 24 -4 20 -60 C10 -70 -10 -70 -20 -60Z" fill="${darker(mix(palette.glow, '#f4b8b8', 0.5), 0.3)}"/><path d="M-26 60 Q0 76 26 60" fill="none" stroke="#fff" stroke-width="5" opacity=".5"/>`;
  const ribbon = lighter(mix(palette.glow, '#f4b8b8', 0.6), 0.2);
  return `<path d="M-50 -70 C-150 -150 -40 -190 10 -120 C60 -60 150 -170 190 -90" fill="none" stroke="${ribbon}" stroke-width="13" stroke-linecap="round"/><path d="M30 -80 C0 -170 120 -190 140 -120 C156 -60 90 -10 150 40" fill="none" stroke="${darker(ribbon, 0.1)}" stroke-width="13" stroke-linecap="round"/>${put(slipper, -54, 10, 1.15, 14)}${put(slipper, 52, 16, 1.15, -16)}`;
};

/** The instruments of musicians. */
export const OWN_THING = { microphone: guitar, guitar, violin, piano: keyboard, decks, drums: drumKit } as const;
