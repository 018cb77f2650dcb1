import { randomFrom } from '../random';
import { CAST } from './cast';
import { PALETTES } from './color';
import type { HairCut, Look } from './cast';
import type { PaletteName } from './color';

const LONGER: readonly HairCut[] = ['bob', 'long', 'waves', 'bun', 'ponytail', 'scarf', 'pixie'];
const EITHER: readonly HairCut[] = ['afro', 'curls', 'strands'];
const SHORTER: readonly HairCut[] = ['crop', 'swoop', 'buzz', 'bald'];
const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

function isCast(name: string): name is keyof typeof CAST {
  return Object.hasOwn(CAST, name);
}

/**
 * The appearance of the person with this key: a cast member or a generated person. `hint` is `f`, `m` or `x` and a skin
 * tone from 0 to 7, such as `f3`.
 */
export function getLook(name: string, hint = ''): Look {
  if (isCast(name)) return CAST[name];
  const random = randomFrom(`look-${name}`);
  const presents = hint.charAt(0);
  const skin = /^[fmx][0-7]$/.test(hint) ? Number(hint.charAt(1)) : random.whole(0, 7);
  const hair = random.pick([
    ...(skin > 3 ? EITHER : (['curls'] as const)),
    ...(presents === 'm' ? [] : LONGER),
    ...(presents === 'f' ? [] : SHORTER),
  ]);
  const broad = presents === 'm' || (presents !== 'f' && SHORTER.includes(hair));
  return {
    craft: random.pick(['music', 'dance', 'food', 'training']),
    palette: random.pick(PALETTE_NAMES),
    skin,
    hair,
    hairColor: random.pick(
      skin > 1 ? ['black', 'black', 'brown', 'white'] : ['black', 'brown', 'blond', 'red', 'white'],
    ),
    outfit: random.pick(['tee', 'shirt', 'hoodie', 'blazer', 'turtleneck', 'knit', 'jacket']),
    build: broad ? random.between(0.5, 0.95) : random.between(0.1, 0.4),
    ...(presents === 'm' && random.chance(0.4) ? { beard: random.pick(['stubble', 'full'] as const) } : {}),
    ...(random.chance(0.3) ? { glasses: random.pick(['round', 'square'] as const) } : {}),
  };
}

/** A person of the same craft to share a scene with. */
export function getPartner(name: string): Look {
  const look = getLook(name);
  const others = Object.entries(CAST).filter(([username, other]) => username !== name && other.craft === look.craft);
  return randomFrom(`partner-${name}`).pick(others)[1];
}
