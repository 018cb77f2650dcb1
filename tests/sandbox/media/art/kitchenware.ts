import { darker, lighter, mix } from './color';
import { range } from './range';
import type { Thing } from './things';

const around = (count: number, radius: number, draw: (x: number, y: number, angle: number, index: number) => string) =>
  range(count)
    .map((index) => {
      const angle = (index / count) * Math.PI * 2;
      return draw(Math.cos(angle) * radius, Math.sin(angle) * radius, (angle * 180) / Math.PI, index);
    })
    .join('');

const leaf = (x: number, y: number, turn: number, size = 1, color = '#4f9a4e') =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0 C14 -18 38 -16 54 0 C38 16 14 18 0 0Z" fill="${color}"/><path d="M4 0 H46" stroke="#fff" stroke-width="2" opacity=".4"/></g>`;

export const tomato: Thing = () =>
  `<circle r="44" fill="#db4a38"/><path d="M-26 -20 Q-14 -36 6 -34" fill="none" stroke="#fff" stroke-width="7" opacity=".4" stroke-linecap="round"/><path d="M44 0 A44 44 0 0 1 -10 43 A60 60 0 0 0 44 0Z" fill="#a82c28" opacity=".6"/>${[0, 72, 144, 216, 288].map((turn) => `<path d="M0 -36 q8 -16 22 -12 q-8 14 -22 12Z" fill="#4f9a4e" transform="rotate(${turn} 0 -36)"/>`).join('')}`;

export const lemon: Thing = () =>
  `<path d="M-62 0 C-52 -44 44 -48 56 -8 C66 -8 70 0 66 8 C54 46 -48 46 -62 0Z" fill="#f4cc45"/><path d="M-38 -14 Q-10 -32 22 -26" fill="none" stroke="#fff" stroke-width="7" opacity=".55" stroke-linecap="round"/>`;

export const citrus: Thing = () =>
  `<circle r="46" fill="#f0952f"/><circle r="40" fill="#fff1d6"/>${around(8, 0, (_x, _y, angle) => `<path d="M4 -5 L34 -13 Q40 0 34 13 L4 5Z" fill="#f5ab4c" transform="rotate(${angle})"/>`)}`;

export const carrot: Thing = () =>
  `${[-24, 0, 24].map((turn) => leaf(-74, 0, 180 + turn, 1.1)).join('')}<path d="M-78 -22 C-30 -30 60 -12 104 0 C60 12 -30 30 -78 22Z" fill="#ee8436"/><path d="M-46 -16 v12 M-10 6 v12 M30 -12 v10" stroke="#c25d1c" stroke-width="4" stroke-linecap="round"/>`;

export const herbs: Thing = () =>
  `<path d="M-70 30 Q0 0 80 -30" fill="none" stroke="#3d7f41" stroke-width="6" stroke-linecap="round"/>${range(6)
    .map((index) =>
      leaf(-56 + index * 24, 25 - index * 10, index % 2 ? 40 : -90, 0.9, index % 2 ? '#4f9a4e' : '#3d7f41'),
    )
    .join('')}`;

export const mushroom: Thing = () =>
  `<path d="M-18 10 C-14 40 -20 54 -10 60 H10 C20 54 14 40 18 10Z" fill="#f3e6d2"/><path d="M-54 14 C-58 -46 58 -46 54 14 Q0 32 -54 14Z" fill="#c89a6c"/><path d="M-34 -8 Q-14 -30 14 -26" fill="none" stroke="#fff" stroke-width="6" opacity=".4" stroke-linecap="round"/>`;

export const knife: Thing = (palette) =>
  `<path d="M-150 -12 C-60 -40 10 -34 40 -18 L40 14 L-130 10Z" fill="#e6e4ea"/><path d="M-150 -12 C-60 2 0 4 40 6 L40 14 L-130 10Z" fill="#b9b5c4"/><rect x="40" y="-20" width="130" height="34" rx="14" fill="${darker(palette.base, 0.35)}"/>${[70, 104, 138].map((x) => `<circle cx="${x}" cy="-3" r="5" fill="#d8d3df"/>`).join('')}`;

export const board: Thing = () =>
  `<rect x="-250" y="-160" width="500" height="320" rx="36" fill="#c98f5c"/><path d="M-240 -100 Q0 -116 240 -96 M-246 -30 Q10 -50 246 -24 M-246 50 Q0 30 246 56 M-236 116 Q20 100 236 120" fill="none" stroke="#a86f41" stroke-width="5" opacity=".55"/><circle cx="214" cy="-122" r="16" fill="#8a5730"/>`;

/** A plate from above. `filling` selects one of four dishes. */
export function plate(filling: number): Thing {
  return (palette) => {
    const rim = mix(palette.mid, '#ffffff', 0.7);
    const dishes = [
      `${around(9, 62, (x, y, angle, index) => `<circle cx="${x}" cy="${y}" r="22" fill="${index % 2 ? '#ee8f66' : '#f3b08a'}"/>${leaf(x * 0.7, y * 0.7, angle, 0.5)}`)}<circle r="44" fill="#f6e2a8"/><circle r="26" fill="#f3b63c"/>`,
      `${range(9)
        .map(
          (index) =>
            `<path d="M${-84 + index * 5} ${-40 + index * 9} q84 ${index % 2 ? 50 : -46} 168 ${index % 2 ? -8 : 10}" fill="none" stroke="${index % 2 ? '#efc678' : '#f7dc9d'}" stroke-width="12" stroke-linecap="round"/>`,
        )
        .join('')}${[
        [-30, -16],
        [34, 20],
        [8, -44],
        [-40, 36],
        [52, -22],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="15" fill="#db4a38"/><circle cx="${(x ?? 0) - 4}" cy="${(y ?? 0) - 5}" r="4" fill="#fff" opacity=".5"/>`,
        )
        .join('')}${leaf(-10, 6, -30, 0.9)}${leaf(10, 16, 200, 0.8)}`,
      `<circle r="100" fill="#7a3f22"/><circle r="92" fill="#d2702f"/>${around(6, 52, (x, y, angle) => `<g transform="translate(${x} ${y}) rotate(${angle})"><ellipse rx="26" ry="14" fill="#f6d9b0"/><path d="M-18 -4 Q0 -12 18 -4" fill="none" stroke="#c98f5c" stroke-width="4"/></g>`)}<path d="M-50 -10 C-20 -40 30 -34 20 0 C10 30 60 30 60 8" fill="none" stroke="#fff3df" stroke-width="10" stroke-linecap="round"/>${leaf(-8, -10, 20, 0.8)}${leaf(0, 20, 140, 0.7)}`,
      `${around(7, 58, (x, y, angle, index) => leaf(x - Math.cos(angle) * 10, y, angle + 40, 1.3, ['#4f9a4e', '#7cb354', '#3d7f41'][index % 3] ?? '#4f9a4e'))}${around(5, 36, (x, y, _angle, index) => `<circle cx="${x}" cy="${y}" r="19" fill="${['#d8456b', '#f2e9f0', '#f0a33c'][index % 3]}"/><circle cx="${x}" cy="${y}" r="12" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>`)}<ellipse cx="0" cy="0" rx="26" ry="20" fill="#fff7e2"/>`,
    ];
    return `<ellipse cx="10" cy="18" rx="176" ry="170" fill="#1a0b22" opacity=".2"/><circle r="170" fill="#fdfaf4"/><circle r="158" fill="none" stroke="${rim}" stroke-width="7"/><circle r="120" fill="#f3ece1"/><circle r="114" fill="#faf5ec"/>${dishes[filling % dishes.length] ?? ''}`;
  };
}

export const bowl: Thing = (palette) =>
  `<path d="M-90 -20 H90 C86 50 50 74 0 74 C-50 74 -86 50 -90 -20Z" fill="${palette.accent}"/><path d="M30 -20 H90 C86 50 50 74 10 74 C50 50 40 10 30 -20Z" fill="${darker(palette.accent, 0.2)}"/><ellipse cy="-20" rx="90" ry="18" fill="${lighter(palette.accent, 0.5)}"/>`;

export const fruitBowl: Thing = (palette) =>
  `<circle cx="-42" cy="-44" r="36" fill="#db4a38"/><circle cx="34" cy="-52" r="38" fill="#f0952f"/><circle cx="-4" cy="-68" r="34" fill="#8fb548"/><path d="M-4 -100 q10 -20 24 -18" stroke="#5a3b22" stroke-width="5" fill="none"/>${bowl(palette)}`;

export const pan: Thing = () =>
  `<path d="M96 -8 L250 -34 L254 -14 L96 16Z" fill="#2a2433"/><path d="M-110 -14 H110 C106 40 70 52 0 52 C-70 52 -106 40 -110 -14Z" fill="#3a3346"/><ellipse cy="-14" rx="110" ry="24" fill="#57506a"/><ellipse cy="-10" rx="92" ry="17" fill="#e5a44a"/><circle cx="-30" cy="-12" r="14" fill="#db4a38"/><circle cx="22" cy="-6" r="12" fill="#4f9a4e"/><circle cx="50" cy="-14" r="11" fill="#f6e2a8"/>`;

export const pot: Thing = (palette) =>
  `<rect x="-96" y="-40" width="192" height="110" rx="18" fill="${mix(palette.accent, palette.base, 0.15)}"/><path d="M40 -40 h38 q18 0 18 18 v74 q0 18 -18 18 h-50 q16 -60 12 -110Z" fill="#1a0b22" opacity=".16"/><rect x="-108" y="-52" width="216" height="20" rx="9" fill="${lighter(palette.accent, 0.25)}"/><path d="M-96 -10 h-26 v26 h26 M96 -10 h26 v26 h-26" fill="none" stroke="${darker(palette.base, 0.4)}" stroke-width="10"/>`;

export const steam: Thing = () =>
  [-36, 0, 36]
    .map(
      (x, index) =>
        `<path d="M${x} 0 q-22 -34 0 -66 t0 -66" fill="none" stroke="#fff" stroke-width="${11 - index}" stroke-linecap="round" opacity="${0.34 - index * 0.06}"/>`,
    )
    .join('');

export const cake: Thing = (palette) => {
  const cream = lighter(palette.glow, 0.5);
  return `<ellipse cy="128" rx="190" ry="26" fill="#fdfaf4"/><path d="M-26 128 h52 l14 60 h-80Z" fill="#efe8dc"/>${[0, 1].map((tier) => `<rect x="${-130 + tier * 34}" y="${30 - tier * 96}" width="${260 - tier * 68}" height="100" rx="14" fill="${tier ? lighter(palette.mid, 0.3) : palette.mid}"/><path d="M${-130 + tier * 34} ${44 - tier * 96} q20 34 40 6 t44 10 t44 -6 t44 8 t${tier ? 20 : 44} -6 t${tier ? 0 : 44} 2 v-30 h-${260 - tier * 68}Z" fill="${cream}"/>`).join('')}
    ${[-70, -24, 24, 70].map((x, index) => `<circle cx="${x}" cy="-74" r="19" fill="${index % 2 ? '#d8456b' : '#db4a38'}"/><circle cx="${x - 5}" cy="-80" r="5" fill="#fff" opacity=".5"/>`).join('')}${leaf(-6, -86, -60, 0.8)}${leaf(8, -84, -110, 0.8)}`;
};

export const bread: Thing = () =>
  `<ellipse cy="56" rx="190" ry="20" fill="#1a0b22" opacity=".2"/><path d="M-180 30 C-190 -70 190 -70 180 30 C170 66 -170 66 -180 30Z" fill="#c4803f"/><path d="M-170 10 C-150 -60 150 -60 170 10 C100 -24 -100 -24 -170 10Z" fill="#e0a660"/>${[-100, -34, 32, 98].map((x) => `<path d="M${x - 20} 14 Q${x} -40 ${x + 34} -34" fill="none" stroke="#f7dfb4" stroke-width="11" stroke-linecap="round"/>`).join('')}`;

export const mug: Thing = (palette) =>
  `<path d="M70 -40 h24 q34 0 34 38 t-34 38 h-24" fill="none" stroke="${palette.accent}" stroke-width="18"/><path d="M-80 -80 H80 V60 Q80 90 50 90 H-50 Q-80 90 -80 60Z" fill="${palette.accent}"/><path d="M30 -80 H80 V60 Q80 90 50 90 H20 Q44 20 30 -80Z" fill="#1a0b22" opacity=".14"/><ellipse cy="-80" rx="80" ry="17" fill="${darker(palette.accent, 0.3)}"/><ellipse cy="-78" rx="66" ry="12" fill="#5a3220"/><path d="M-46 -10 L-12 24 M-12 -20 L-46 40" stroke="${palette.glow}" stroke-width="10" stroke-linecap="round" opacity=".0"/><circle cx="-14" cy="8" r="30" fill="${palette.glow}" opacity=".85"/>`;

export const jar: Thing = (palette) =>
  `<rect x="-66" y="-70" width="132" height="170" rx="26" fill="#fff" opacity=".55"/><path d="M-58 -10 Q0 -24 58 -10 V76 Q58 94 40 94 H-40 Q-58 94 -58 76Z" fill="${mix('#c8542f', palette.accent, 0.35)}"/><rect x="-60" y="-106" width="120" height="42" rx="10" fill="${palette.base}"/><rect x="-44" y="6" width="88" height="54" rx="8" fill="${lighter(palette.glow, 0.5)}"/><circle cy="33" r="15" fill="${palette.accent}"/><path d="M-50 -56 V70" stroke="#fff" stroke-width="8" opacity=".55" stroke-linecap="round"/>`;
