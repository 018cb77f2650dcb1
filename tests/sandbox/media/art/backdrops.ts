import { darker, lighter, mix } from './color';
import { range } from './range';
import type { Palette } from './color';
import type { Random } from '../random';

/** Height of all images, in units. The width varies. */
export const HEIGHT = 600;

export type Backdrop = (width: number, palette: Palette, random: Random) => string;

/** A vertical gradient of two colors. */
function wash(width: number, from: string, to: string, id = 'wash'): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="${width}" height="${HEIGHT}" fill="url(#${id})"/>`;
}

export function halo(x: number, y: number, radius: number, color: string, opacity: number, id: string): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

/** Out-of-focus lights. */
function bokeh(width: number, random: Random, colors: string[], top: number, bottom: number, count: number): string {
  return range(count)
    .map(
      () =>
        `<circle cx="${random.whole(0, width)}" cy="${random.whole(top, bottom)}" r="${random.whole(8, 34)}" fill="${random.pick(colors)}" opacity="${random.between(0.12, 0.42).toFixed(2)}"/>`,
    )
    .join('');
}

/** A concert stage with beams, haze and lights. */
export const stage: Backdrop = (width, palette, random) => {
  const beams = range(6).map((index) => {
    const x = (width / 5) * index + random.between(-30, 30);
    const lean = (width / 2 - x) * random.between(0.2, 0.7);
    const spread = random.between(60, 120);
    return `<polygon points="${x - 6},-10 ${x + 6},-10 ${x + lean + spread},620 ${x + lean - spread},620" fill="url(#beam)" opacity="${random.between(0.25, 0.6).toFixed(2)}"/><circle cx="${x}" cy="6" r="9" fill="${lighter(palette.glow, 0.6)}"/>`;
  });
  return `${wash(width, palette.deep, mix(palette.base, palette.mid, 0.3))}
    <linearGradient id="beam" x2="0" y2="1"><stop offset="0" stop-color="${palette.glow}" stop-opacity=".9"/><stop offset=".9" stop-color="${palette.glow}" stop-opacity="0"/></linearGradient>
    ${halo(width / 2, 330, Math.max(320, width * 0.42), palette.mid, 0.75, 'haze')}${beams.join('')}
    ${bokeh(width, random, [palette.glow, lighter(palette.glow, 0.6), palette.mid], 60, 420, 14)}
    <ellipse cx="${width / 2}" cy="600" rx="${width * 0.62}" ry="90" fill="${mix(palette.base, palette.mid, 0.5)}" opacity=".8"/>
    <ellipse cx="${width / 2}" cy="590" rx="${width * 0.34}" ry="46" fill="${palette.glow}" opacity=".25"/>`;
};

/** The audience from behind, along the lower edge. */
export function crowd(width: number, palette: Palette, random: Random): string {
  const color = darker(palette.deep, 0.35);
  return range(Math.ceil(width / 58))
    .map((index) => {
      const x = index * 58 + random.between(-12, 24);
      const y = 566 + random.between(-14, 22);
      const arm = random.chance(0.22)
        ? `<path d="M${x + 20} ${y + 30} L${x + 34} ${y - 34}" stroke="${color}" stroke-width="14" stroke-linecap="round"/><circle cx="${x + 36}" cy="${y - 40}" r="10" fill="${color}"/>`
        : '';
      return `<circle cx="${x}" cy="${y}" r="23" fill="${color}"/><ellipse cx="${x}" cy="${y + 62}" rx="42" ry="46" fill="${color}"/>${arm}`;
    })
    .join('');
}

export const hills: Backdrop = (width, palette, random) => {
  const sunX = random.between(0.25, 0.75) * width;
  const ridge = (base: number, height: number, color: string) => {
    const steps = 7;
    const points = range(steps + 1).map((index) => ({
      x: (width / steps) * index,
      y: base - random.between(0, height),
    }));
    const first = points[0] ?? { x: 0, y: base };
    const curve = points.slice(1).map((point, index) => {
      const before = points[index] ?? first;
      const middle = (before.x + point.x) / 2;
      return `C${middle.toFixed(0)} ${before.y.toFixed(0)} ${middle.toFixed(0)} ${point.y.toFixed(0)} ${point.x.toFixed(0)} ${point.y.toFixed(0)}`;
    });
    return `<path d="M0 ${first.y.toFixed(0)} ${curve.join(' ')} L${width} 600 L0 600Z" fill="${color}"/>`;
  };
  return `${wash(width, mix(palette.mid, palette.glow, 0.35), lighter(palette.glow, 0.35))}
    ${halo(sunX, 250, 260, '#fff6dd', 0.9, 'sunglow')}<circle cx="${sunX}" cy="250" r="54" fill="#fff8e6"/>
    ${[0.62, 0.4, 0.2].map((part, index) => ridge(370 + index * 70, 130 - index * 25, mix(palette.base, palette.glow, part))).join('')}
    ${ridge(560, 60, mix(palette.base, palette.deep, 0.35))}${trees(width, random, darker(palette.base, 0.3))}`;
};

function trees(width: number, random: Random, color: string): string {
  return range(Math.round(width / 46))
    .map(() => {
      const x = random.whole(0, width);
      const tall = random.between(36, 86);
      return `<path d="M${x} ${590 - tall} L${x + tall * 0.2} 590 L${x - tall * 0.2} 590Z" fill="${color}" opacity=".9"/>`;
    })
    .join('');
}

/** Roofs of a town at dusk. */
export const rooftops: Backdrop = (width, palette, random) => {
  const row = (base: number, color: string, lit: number) =>
    range(Math.ceil(width / 70) + 1)
      .map((index) => {
        const x = index * 70 + random.between(-20, 10);
        const top = base - random.between(10, 130);
        const wide = random.between(60, 96);
        const windows = range(10)
          .filter(() => random.chance(lit))
          .map(
            () =>
              `<rect x="${(x + 8 + random.whole(0, 4) * 15).toFixed(0)}" y="${(top + 14 + random.whole(0, 6) * 22).toFixed(0)}" width="7" height="11" fill="${palette.accent}" opacity=".85"/>`,
          );
        return `<rect x="${x.toFixed(0)}" y="${top.toFixed(0)}" width="${wide.toFixed(0)}" height="600" fill="${color}"/>${windows.join('')}`;
      })
      .join('');
  return `${wash(width, palette.base, lighter(palette.glow, 0.1))}${halo(width * 0.68, 330, 330, lighter(palette.glow, 0.5), 0.9, 'dusk')}
    ${bokeh(width, random, [palette.glow, '#ffffff'], 30, 200, 7)}
    ${row(430, mix(palette.base, palette.glow, 0.42), 0.1)}${row(500, mix(palette.base, palette.mid, 0.3), 0.3)}${row(580, palette.deep, 0.35)}`;
};

export const shore: Backdrop = (width, palette, random) => {
  const sunX = random.between(0.3, 0.7) * width;
  const glitter = range(26).map(() => {
    const y = random.between(352, 560);
    const spread = (y - 330) * 0.7 + 26;
    return `<rect x="${(sunX + random.between(-spread, spread) - 20).toFixed(0)}" y="${y.toFixed(0)}" width="${random.whole(18, 70)}" height="4" rx="2" fill="#fff4d6" opacity="${random.between(0.25, 0.8).toFixed(2)}"/>`;
  });
  return `${wash(width, palette.mid, lighter(palette.glow, 0.25))}${halo(sunX, 300, 280, '#fff3d2', 0.95, 'sunglow')}<circle cx="${sunX}" cy="300" r="66" fill="#fff8e8"/>
    <linearGradient id="sea" x2="0" y2="1"><stop offset="0" stop-color="${mix(palette.base, palette.glow, 0.4)}"/><stop offset="1" stop-color="${palette.base}"/></linearGradient><rect y="340" width="${width}" height="260" fill="url(#sea)"/>${glitter.join('')}
    <path d="M0 560 C${width * 0.3} 520 ${width * 0.6} 600 ${width} 548 L${width} 600 L0 600Z" fill="${mix(palette.accent, palette.glow, 0.75)}"/>`;
};

/** A plain colored background with large shapes, like a poster. */
export const poster: Backdrop = (width, palette, random) => {
  const cx = width * random.between(0.38, 0.62);
  const kind = random.whole(0, 3);
  const big = Math.min(width, HEIGHT) * 0.44;
  const shapes = [
    `<circle cx="${cx}" cy="290" r="${big}" fill="${palette.mid}"/><circle cx="${cx}" cy="290" r="${big * 0.72}" fill="${mix(palette.mid, palette.glow, 0.4)}" opacity=".7"/>`,
    range(5)
      .map(
        (index) =>
          `<circle cx="${width * 0.5}" cy="640" r="${big * (2.1 - index * 0.34)}" fill="${mix(palette.base, palette.glow, index * 0.18)}"/>`,
      )
      .join(''),
    `<rect x="${cx - big}" y="${290 - big}" width="${big * 2}" height="${big * 3}" rx="${big}" fill="${palette.mid}"/><circle cx="${cx + big * 0.8}" cy="120" r="${big * 0.26}" fill="${palette.glow}" opacity=".9"/>`,
    range(9)
      .map(
        (index) =>
          `<path d="M${cx} 320 L${cx + 1400 * Math.cos((index * 40 * Math.PI) / 180)} ${320 + 1400 * Math.sin((index * 40 * Math.PI) / 180)} L${cx + 1400 * Math.cos(((index * 40 + 20) * Math.PI) / 180)} ${320 + 1400 * Math.sin(((index * 40 + 20) * Math.PI) / 180)}Z" fill="${palette.mid}" opacity=".42"/>`,
      )
      .join('') + `<circle cx="${cx}" cy="320" r="${big * 0.8}" fill="${mix(palette.mid, palette.glow, 0.3)}"/>`,
  ];
  return `${wash(width, palette.base, mix(palette.base, palette.deep, 0.55))}${shapes[kind] ?? ''}`;
};
