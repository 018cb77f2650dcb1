import { darker, lighter, mix } from './color';
import { range } from './range';
import type { Thing } from './things';

export const tshirt: Thing = (palette) => {
  const cloth = lighter(palette.glow, 0.35);
  return `<path d="M-70 -150 C-40 -120 40 -120 70 -150 L170 -100 L140 -14 L104 -34 L108 170 H-108 L-104 -34 L-140 -14 L-170 -100Z" fill="${cloth}"/><path d="M40 -126 C60 -132 66 -148 70 -150 L170 -100 L140 -14 L104 -34 L108 170 H50 C70 60 60 -40 40 -126Z" fill="#1a0b22" opacity=".09"/><path d="M-70 -150 C-40 -108 40 -108 70 -150" fill="none" stroke="${darker(cloth, 0.2)}" stroke-width="8"/><circle cy="2" r="50" fill="${palette.accent}"/><path d="M-50 2 a50 50 0 0 1 100 0Z" fill="${palette.base}"/><circle cy="2" r="18" fill="${palette.glow}"/>`;
};

export const tote: Thing = (palette) => {
  const cloth = mix('#f1e4cc', palette.glow, 0.35);
  return `<path d="M-58 -70 C-60 -190 60 -190 58 -70" fill="none" stroke="${darker(cloth, 0.2)}" stroke-width="14"/><path d="M-120 -76 H120 L134 160 H-134Z" fill="${cloth}"/><path d="M60 -76 H120 L134 160 H70Z" fill="#1a0b22" opacity=".08"/>${range(
    4,
  )
    .map(
      (index) =>
        `<path d="M-70 ${20 + index * 26} q35 ${-30 + index * 4} 70 0 t70 0" fill="none" stroke="${[palette.accent, palette.mid, palette.base, palette.accent][index]}" stroke-width="12" stroke-linecap="round"/>`,
    )
    .join('')}`;
};

export const cap: Thing = (palette) =>
  `<path d="M-120 40 C-130 -110 110 -120 116 36Z" fill="${palette.accent}"/><path d="M-4 -72 V38" stroke="${darker(palette.accent, 0.25)}" stroke-width="4"/><circle cx="-4" cy="-76" r="9" fill="${darker(palette.accent, 0.3)}"/><path d="M20 40 C110 10 200 30 210 64 C150 50 80 60 20 62Z" fill="${darker(palette.accent, 0.3)}"/><path d="M-122 36 C-60 60 60 60 118 34 L118 52 C60 74 -60 74 -122 54Z" fill="${palette.glow}"/><circle cx="-52" cy="-12" r="26" fill="${palette.glow}"/>`;

export const book: Thing = (palette) =>
  `<path d="M-120 -160 H106 q22 0 22 22 V166 H-98 q-22 0 -22 -22Z" fill="${darker(palette.base, 0.3)}"/><path d="M-104 150 H122 V136 H-104Z" fill="#fbf4e6"/><path d="M-120 -160 H110 V138 H-98 q-22 0 -22 22Z" fill="${palette.base}"/><path d="M-96 -160 V140" stroke="${darker(palette.base, 0.35)}" stroke-width="6"/><circle cx="14" cy="-20" r="66" fill="${palette.glow}"/><path d="M-52 -20 a66 66 0 0 0 132 0Z" fill="${palette.accent}"/><rect x="-44" y="76" width="116" height="12" rx="6" fill="${palette.glow}"/><rect x="-20" y="98" width="68" height="9" rx="4" fill="${palette.mid}"/>`;

export const print: Thing = (palette) =>
  `<rect x="-128" y="-172" width="256" height="344" fill="#c99a68"/><rect x="-114" y="-158" width="228" height="316" fill="#fdf9f1"/><rect x="-92" y="-136" width="184" height="272" fill="${palette.mid}"/><circle cx="20" cy="-50" r="50" fill="${palette.glow}"/><path d="M-92 40 C-40 -20 0 40 40 10 S92 20 92 20 V136 H-92Z" fill="${palette.base}"/><path d="M-92 90 C-40 50 20 100 92 70 V136 H-92Z" fill="${palette.deep}"/>`;

export const sleeve: Thing = (palette) =>
  `<g transform="translate(70 0)"><circle r="140" fill="#17131f"/>${[120, 100, 80].map((radius) => `<circle r="${radius}" fill="none" stroke="#3a3346" stroke-width="2.500"/>`).join('')}<circle r="42" fill="${palette.accent}"/><circle r="6" fill="#fff"/></g><rect x="-190" y="-150" width="300" height="300" rx="4" fill="${palette.base}"/><circle cx="-40" cy="10" r="104" fill="${palette.mid}"/><circle cx="-40" cy="10" r="72" fill="${palette.accent}"/><path d="M-190 60 C-120 10 -60 90 0 50 S110 60 110 60 V150 H-190Z" fill="${palette.deep}" opacity=".85"/>`;

export const tablet: Thing = (palette) =>
  `<rect x="-150" y="-190" width="300" height="380" rx="26" fill="#211b2c"/><rect x="-130" y="-166" width="260" height="332" rx="8" fill="${lighter(palette.glow, 0.5)}"/>${range(
    5,
  )
    .map(
      (row) =>
        `<g transform="translate(0 ${-116 + row * 58})">${range(4)
          .map((line) => `<path d="M-106 ${line * 9} H106" stroke="#3a3346" stroke-width="2" opacity=".45"/>`)
          .join('')}${range(5)
          .map((note) => {
            const x = -84 + note * 42;
            const y = ((note * 13 + row * 7) % 4) * 9 - 2;
            return `<ellipse cx="${x}" cy="${y}" rx="7" ry="5.500" fill="${palette.base}"/><path d="M${x + 6} ${y} v-26" stroke="${palette.base}" stroke-width="3"/>`;
          })
          .join('')}</g>`,
    )
    .join('')}`;

export const phone: Thing = (palette) =>
  `<rect x="-92" y="-180" width="184" height="360" rx="30" fill="#211b2c"/><rect x="-80" y="-166" width="160" height="332" rx="18" fill="${palette.base}"/><circle cy="-50" r="62" fill="${palette.mid}"/><path d="M-20 -84 L44 -50 L-20 -16Z" fill="${palette.glow}"/>${range(
    4,
  )
    .map(
      (index) =>
        `<rect x="-60" y="${44 + index * 26}" width="${120 - index * 18}" height="11" rx="5" fill="${palette.glow}" opacity="${0.9 - index * 0.18}"/>`,
    )
    .join('')}`;

export const dumbbell: Thing = (palette) =>
  `<rect x="-70" y="-12" width="140" height="24" rx="8" fill="#b9b5c4"/>${[-1, 1].map((side) => `<rect x="${side * 110 - 42}" y="-74" width="56" height="148" rx="16" fill="${palette.accent}" transform="translate(${side > 0 ? 0 : 28} 0)"/><rect x="${side * 152 - 16}" y="-52" width="32" height="104" rx="11" fill="${darker(palette.accent, 0.28)}"/>`).join('')}`;

export const kettlebell: Thing = (palette) =>
  `<path d="M-54 -20 C-84 -150 84 -150 54 -20" fill="none" stroke="#2a2433" stroke-width="30"/><circle cy="48" r="96" fill="${palette.accent}"/><path d="M60 -28 A96 96 0 0 1 20 142 A110 110 0 0 0 60 -28Z" fill="#1a0b22" opacity=".2"/><circle cy="50" r="42" fill="${palette.glow}" opacity=".9"/><rect x="-66" y="130" width="132" height="18" rx="8" fill="#2a2433"/>`;

export const mat: Thing = (palette) =>
  `<rect x="-200" y="-50" width="400" height="100" rx="50" fill="${palette.mid}"/><rect x="-200" y="-50" width="400" height="34" rx="17" fill="${lighter(palette.mid, 0.3)}" opacity=".6"/><circle cx="150" r="50" fill="${darker(palette.mid, 0.2)}"/>${[38, 26, 14].map((radius) => `<circle cx="150" r="${radius}" fill="none" stroke="${palette.glow}" stroke-width="4" opacity=".7"/>`).join('')}${[-110, 40].map((x) => `<rect x="${x}" y="-54" width="24" height="108" rx="8" fill="${palette.accent}"/>`).join('')}`;

export const bottle: Thing = (palette) =>
  `<rect x="-30" y="-190" width="60" height="44" rx="10" fill="${palette.base}"/><path d="M-40 -146 H40 C66 -120 68 -90 68 -60 V150 Q68 176 42 176 H-42 Q-68 176 -68 150 V-60 C-68 -90 -66 -120 -40 -146Z" fill="${palette.accent}"/><path d="M20 -146 H40 C66 -120 68 -90 68 -60 V150 Q68 176 42 176 H10 C40 80 40 -60 20 -146Z" fill="#1a0b22" opacity=".16"/><rect x="-68" y="-30" width="136" height="110" fill="${palette.glow}"/><path d="M-40 40 L-10 -8 L8 20 L22 4 L46 40Z" fill="${palette.base}"/>`;

export const apron: Thing = (palette) =>
  `<path d="M-60 -180 C-40 -240 40 -240 60 -180" fill="none" stroke="${darker(palette.accent, 0.3)}" stroke-width="13"/><path d="M-70 -184 H70 C74 -120 100 -90 130 -70 V190 H-130 V-70 C-100 -90 -74 -120 -70 -184Z" fill="${palette.accent}"/><path d="M-70 10 H70 V84 Q70 100 54 100 H-54 Q-70 100 -70 84Z" fill="${darker(palette.accent, 0.2)}"/><path d="M0 10 V100" stroke="${palette.glow}" stroke-width="4"/><path d="M40 -184 H70 C74 -120 100 -90 130 -70 V190 H70Z" fill="#1a0b22" opacity=".1"/>`;

export const candle: Thing = (palette) =>
  `<path d="M0 -150 C26 -116 18 -92 0 -88 C-18 -92 -26 -116 0 -150Z" fill="#ffb347"/><path d="M0 -124 C10 -108 8 -96 0 -94 C-8 -96 -10 -108 0 -124Z" fill="#fff2c4"/><path d="M0 -92 V-70" stroke="#3a2a20" stroke-width="5"/><rect x="-84" y="-70" width="168" height="190" rx="20" fill="${lighter(palette.mid, 0.25)}"/><rect x="-84" y="-70" width="168" height="46" rx="20" fill="${lighter(palette.glow, 0.6)}"/><rect x="-56" y="6" width="112" height="74" rx="8" fill="${palette.base}"/><circle cy="43" r="20" fill="${palette.glow}"/>`;

export const fan: Thing = (palette) =>
  `${range(9)
    .map(
      (index) =>
        `<path d="M0 120 L${Math.cos(((200 + index * 17.5) * Math.PI) / 180) * 230} ${120 + Math.sin(((200 + index * 17.5) * Math.PI) / 180) * 230} A230 230 0 0 1 ${Math.cos(((217.5 + index * 17.5) * Math.PI) / 180) * 230} ${120 + Math.sin(((217.5 + index * 17.5) * Math.PI) / 180) * 230}Z" fill="${index % 2 ? palette.accent : mix(palette.accent, palette.glow, 0.45)}"/><path d="M0 120 L${Math.cos(((200 + index * 17.5) * Math.PI) / 180) * 232} ${120 + Math.sin(((200 + index * 17.5) * Math.PI) / 180) * 232}" stroke="#5a3220" stroke-width="5"/>`,
    )
    .join('')}<circle cy="120" r="12" fill="#e9bd5b"/>`;
