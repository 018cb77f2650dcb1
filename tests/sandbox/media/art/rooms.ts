import { darker, lighter, mix } from './color';
import { HEIGHT, halo } from './backdrops';
import { plant } from './things';
import { range } from './range';
import type { Backdrop } from './backdrops';
import type { Palette } from './color';
import type { Random } from '../random';

/** A window with panes and the sky behind it. */
function pane(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  sky: readonly [string, string],
  frame: string,
  id: string,
  sun = true,
): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="url(#${id})"/>${sun ? `<circle cx="${x + width * 0.66}" cy="${y + height * 0.44}" r="${Math.min(width, height) * 0.14}" fill="#fffbe9" opacity=".9"/>` : ''}
    <path d="M${x} ${y + height * 0.78} q${width * 0.3} ${-height * 0.2} ${width * 0.55} 0 t${width * 0.45} ${-height * 0.06} V${y + height} H${x}Z" fill="${mix(sky[0], '#1d3a38', 0.35)}" opacity=".55"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="none" stroke="${frame}" stroke-width="12"/><path d="M${x + width / 2} ${y} V${y + height} M${x} ${y + height * 0.46} H${x + width}" stroke="${frame}" stroke-width="7"/>`;
}

/** Slanting daylight from the left. */
function daylight(width: number, opacity: number): string {
  return `<linearGradient id="day" x2="1" y2=".7"><stop offset="0" stop-color="#fff6df" stop-opacity="${opacity}"/><stop offset=".8" stop-color="#fff6df" stop-opacity="0"/></linearGradient>
    <polygon points="${width * 0.07},270 ${width * 0.3},70 ${width * 0.84},600 ${width * 0.34},600" fill="url(#day)"/>`;
}

function shelf(x: number, y: number, width: number, random: Random, palette: Palette): string {
  const colors = [palette.accent, palette.mid, palette.glow, palette.base, mix(palette.accent, palette.glow, 0.5)];
  const items: string[] = [];
  let at = x + 8;
  while (at < x + width - 34) {
    const wide = random.whole(14, 30);
    const tall = random.whole(34, 66);
    const color = random.pick(colors);
    items.push(
      random.chance(0.6)
        ? `<rect x="${at}" y="${y - tall}" width="${wide}" height="${tall}" rx="5" fill="${color}"/><rect x="${at + 2}" y="${y - tall + 10}" width="${wide - 4}" height="8" fill="#fff" opacity=".3"/>`
        : `<ellipse cx="${at + wide / 2}" cy="${y - 16}" rx="${wide / 2 + 2}" ry="17" fill="${color}"/><rect x="${at + wide / 2 - 5}" y="${y - 44}" width="10" height="18" rx="4" fill="${color}"/>`,
    );
    at += wide + random.whole(3, 12);
  }
  return `${items.join('')}<rect x="${x}" y="${y}" width="${width}" height="11" rx="3" fill="${darker(palette.base, 0.25)}"/>`;
}

/** A bright kitchen wall. `counter` is drawn in front of the cook. */
export const kitchen: Backdrop = (width, palette, random) => {
  const wall = mix(palette.glow, '#fffaf2', 0.45);
  const tiles = range(Math.ceil(width / 62)).flatMap((column) =>
    range(5).map(
      (row) =>
        `<rect x="${column * 62 + (row % 2) * 31 - 31}" y="${300 + row * 32}" width="59" height="29" rx="3" fill="${mix(palette.mid, wall, random.between(0.5, 0.75))}"/>`,
    ),
  );
  const pans = range(4).map((index) => {
    const x = width * 0.6 + index * 64;
    const size = 24 + ((index * 7) % 12);
    return `<path d="M${x} 62 V${104}" stroke="${darker(palette.base, 0.2)}" stroke-width="6"/><circle cx="${x}" cy="${104 + size}" r="${size}" fill="${mix(palette.accent, palette.deep, 0.15 + index * 0.14)}"/><circle cx="${x}" cy="${104 + size}" r="${size * 0.66}" fill="#fff" opacity=".12"/>`;
  });
  return `<rect width="${width}" height="${HEIGHT}" fill="${wall}"/>${tiles.join('')}
    ${pane({ x: width * 0.07, y: 50, width: Math.min(240, width * 0.3), height: 220 }, [mix(palette.mid, '#cfeaf5', 0.6), '#fff3d9'], '#fffaf2', 'window')}
    <rect x="${width * 0.52}" y="56" width="${width * 0.44}" height="8" rx="4" fill="${darker(palette.base, 0.3)}"/>${pans.join('')}
    ${shelf(width * 0.44, 272, Math.min(width * 0.52, 430), random, palette)}${daylight(width, 0.5)}`;
};

/** The counter along the lower edge. */
export function counter(width: number, palette: Palette, top = 500): string {
  const wood = mix(palette.base, '#c98f5c', 0.55);
  return `<rect y="${top}" width="${width}" height="${HEIGHT - top}" fill="${darker(wood, 0.12)}"/><rect y="${top}" width="${width}" height="26" fill="${lighter(wood, 0.25)}"/><path d="M0 ${top + 50} H${width} M0 ${top + 76} H${width}" stroke="${darker(wood, 0.25)}" stroke-width="3" opacity=".5"/>`;
}

/** A rehearsal room with tall windows, light on the floor and a barre. */
export const rehearsal: Backdrop = (width, palette, random) => {
  const wall = mix(palette.mid, palette.glow, 0.62);
  const windows = range(Math.max(2, Math.round(width / 250))).map((index, _, all) => {
    const step = width / all.length;
    return pane(
      { x: step * index + step * 0.16, y: 50, width: step * 0.68, height: 310 },
      [mix(palette.mid, '#dfeefa', 0.55), lighter(palette.glow, 0.5)],
      lighter(wall, 0.55),
      `window${index}`,
      index === 1,
    );
  });
  const light = range(3).map(
    (index) =>
      `<polygon points="${width * (0.1 + index * 0.32)},430 ${width * (0.28 + index * 0.32)},430 ${width * (0.4 + index * 0.34)},600 ${width * (0.14 + index * 0.34)},600" fill="#fff6df" opacity=".42"/>`,
  );
  const floor = mix(palette.accent, '#d8a878', 0.72);
  return `<rect width="${width}" height="${HEIGHT}" fill="${wall}"/>${windows.join('')}<rect y="430" width="${width}" height="170" fill="${floor}"/>
    ${range(9)
      .map(
        (index) =>
          `<path d="M${width * 0.5 + (index - 4) * width * 0.13} 430 L${width * 0.5 + (index - 4) * width * 0.26} 600" stroke="${darker(floor, 0.2)}" stroke-width="2.500" opacity=".45"/>`,
      )
      .join('')}${light.join('')}
    <rect y="398" width="${width}" height="9" rx="4" fill="${darker(floor, 0.28)}"/>${plant(width * (random.chance(0.5) ? 0.06 : 0.93), 470, 1.1, palette)}${daylight(width, 0.35)}`;
};

/** A music room at night with lamp, records, posters and plants. */
export const musicRoom: Backdrop = (width, palette, random) => {
  const wall = mix(palette.deep, palette.base, 0.72);
  const lampX = width * random.between(0.78, 0.9);
  const frames = range(3).map((index) => {
    const x = width * 0.36 + index * 108;
    const color = [palette.accent, palette.glow, palette.mid][index] ?? palette.mid;
    return `<rect x="${x}" y="${70 + (index % 2) * 26}" width="88" height="112" rx="4" fill="${mix(color, wall, 0.25)}"/><circle cx="${x + 44}" cy="${126 + (index % 2) * 26}" r="${20 + index * 4}" fill="${mix(palette.glow, color, index * 0.4)}" opacity=".8"/>`;
  });
  return `<rect width="${width}" height="${HEIGHT}" fill="${wall}"/>${halo(lampX, 250, 360, palette.glow, 0.75, 'lamplight')}
    ${pane({ x: width * 0.05, y: 60, width: Math.min(220, width * 0.26), height: 260 }, [palette.deep, palette.mid], darker(wall, 0.3), 'window')}${frames.join('')}
    ${shelf(width * 0.36, 330, Math.min(width * 0.4, 340), random, palette)}
    <path d="M${lampX} 250 V560" stroke="${darker(palette.base, 0.55)}" stroke-width="8"/><path d="M${lampX - 62} 266 L${lampX - 30} 170 H${lampX + 30} L${lampX + 62} 266Z" fill="${lighter(palette.glow, 0.45)}"/>
    <rect y="530" width="${width}" height="70" fill="${darker(palette.base, 0.45)}"/>${plant(width * 0.08, 560, 1.35, palette)}`;
};

/** A gym with a striped wall, racks of weights and high windows. */
export const gym: Backdrop = (width, palette, random) => {
  const wall = mix(palette.base, palette.mid, 0.35);
  const weights = range(Math.ceil(width / 96)).map((index) => {
    const x = index * 96 + 34;
    const size = 17 + ((index * 5) % 8);
    const color = index % 3 === 0 ? palette.accent : darker(palette.base, 0.5);
    const plate = (left: number) =>
      `<rect x="${left}" y="${420 - size * 2}" width="24" height="${size * 2}" rx="9" fill="${color}"/><rect x="${left + 3}" y="${424 - size * 2}" width="6" height="${size * 2 - 8}" rx="3" fill="#fff" opacity=".16"/>`;
    return `<rect x="${x - 12}" y="${412 - size}" width="24" height="15" fill="#8f8a9c"/>${plate(x - 34)}${plate(x + 10)}`;
  });
  const windows = range(Math.max(2, Math.round(width / 220))).map((index, _, all) => {
    const step = width / all.length;
    return `<rect x="${step * index + step * 0.12}" y="42" width="${step * 0.76}" height="150" rx="6" fill="${lighter(palette.glow, 0.35)}" opacity=".9"/><path d="M${step * index + step * 0.5} 42 v150" stroke="${wall}" stroke-width="8"/>`;
  });
  return `<rect width="${width}" height="${HEIGHT}" fill="${wall}"/>${windows.join('')}<rect y="230" width="${width}" height="46" fill="${palette.accent}" opacity=".85"/><rect y="284" width="${width}" height="9" fill="${palette.glow}" opacity=".6"/>
    ${weights.join('')}<rect y="420" width="${width}" height="12" fill="${darker(palette.deep, 0.1)}"/><rect y="470" width="${width}" height="130" fill="${mix(palette.deep, palette.base, 0.4)}"/><rect y="470" width="${width}" height="8" fill="${palette.mid}" opacity=".5"/>
    ${range(2)
      .map(
        (index) =>
          `<polygon points="${width * (0.12 + index * 0.44)},192 ${width * (0.4 + index * 0.44)},192 ${width * (0.6 + index * 0.4)},600 ${width * (0.2 + index * 0.4)},600" fill="${palette.glow}" opacity="${random.between(0.1, 0.18).toFixed(2)}"/>`,
      )
      .join('')}`;
};
