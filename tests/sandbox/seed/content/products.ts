import { randomFrom } from '../../media/random';
import { CAST } from '../../media/art/cast';
import { productFile } from '../files';
import { getId, getSlug } from '../ids';
import { performerId } from '../people/performers';
import { categoryId } from './categories';
import { getStats } from './videos';
import type { Good } from '../../media/art/products';
import type { Clock } from '../clock';
import type { Username } from '../people/profiles';
import type { ProductRow } from '../rows/content';

type ProductPlan = {
  by: Username;
  name: string;
  good: Good;
  price: number;
  /** Number in stock, or the name of the download. */
  has: number | string;
  category: 'Records and tapes' | 'Clothing' | 'Books and plans' | 'Kitchen' | 'Training gear' | 'Prints';
  about: string;
  pictures?: number;
  status?: ProductRow['status'];
};

/** The products, oldest first. */
const PRODUCTS: readonly ProductPlan[] = [
  {
    by: 'viktorlund',
    name: 'Lifting plan, twelve weeks',
    good: 'tablet',
    price: 15,
    has: 'lifting-plan.pdf',
    category: 'Books and plans',
    about: 'Four sessions a week, every weight worked out. Comes as a PDF with a page for notes.',
  },
  {
    by: 'pierrelune',
    name: 'Carbon steel knife, 21 cm',
    good: 'knife',
    price: 80,
    has: 6,
    category: 'Kitchen',
    about: 'Forged in Thiers, sharpened by me. Comes with a cloth and care instructions.',
    pictures: 2,
  },
  {
    by: 'samirakhan',
    name: 'Festival fan',
    good: 'fan',
    price: 11.5,
    has: 30,
    category: 'Clothing',
    about: 'Hand-painted paper on bamboo.',
  },
  {
    by: 'theookafor',
    name: 'Left hand studies (sheet music)',
    good: 'tablet',
    price: 6,
    has: 'left-hand-studies.pdf',
    category: 'Books and plans',
    about: 'Five studies, fingered, with a note on each.',
  },
  {
    by: 'rosaverde',
    name: 'Market tote',
    good: 'tote',
    price: 7,
    has: 54,
    category: 'Clothing',
    about: 'Holds six kilos and a baguette.',
  },
  {
    by: 'ivoryjune',
    name: 'Signed pointe shoes',
    good: 'shoes',
    price: 45,
    has: 2,
    category: 'Prints',
    about: 'Danced to the end in act two, signed inside.',
    pictures: 2,
  },
  {
    by: 'mayastrong',
    name: 'Kettlebell, 12 kg',
    good: 'kettlebell',
    price: 35,
    has: 12,
    category: 'Training gear',
    about: 'Cast iron, flat base, a handle that does not bite.',
  },
  {
    by: 'kofibeats',
    name: 'Groove pack one',
    good: 'phone',
    price: 4.5,
    has: 'groove-pack-one.zip',
    category: 'Records and tapes',
    about: 'Forty loops at four speeds, free to use in your own music.',
  },
  {
    by: 'noorbakes',
    name: 'The cold kitchen baker',
    good: 'book',
    price: 19,
    has: 21,
    category: 'Books and plans',
    about: 'Forty-two breads and cakes, all tested below eighteen degrees. Signed on the first page.',
    pictures: 2,
  },
  {
    by: 'linneasol',
    name: 'Tunes from the west, volume two',
    good: 'tablet',
    price: 5,
    has: 'tunes-volume-two.pdf',
    category: 'Books and plans',
    about: 'Sheet music of all eighteen tunes, with recordings to play along.',
  },
  {
    by: 'jonasveit',
    name: 'Concrete cap',
    good: 'cap',
    price: 8,
    has: 40,
    category: 'Clothing',
    about: 'Soft brim, survives a washing machine and a headspin.',
  },
  {
    by: 'chefamara',
    name: 'Hot pepper paste',
    good: 'jar',
    price: 3.5,
    has: 64,
    category: 'Kitchen',
    about: 'Scotch bonnets, mustard, patience. Contains mustard.',
  },
  {
    by: 'aria',
    name: 'Tour tote, first edition',
    good: 'tote',
    price: 7.5,
    has: 0,
    category: 'Clothing',
    about: 'Printed for the Long Way Home tour.',
  },
  {
    by: 'priyaflow',
    name: 'Cork mat',
    good: 'mat',
    price: 24,
    has: 17,
    category: 'Training gear',
    about: 'Two millimeters of cork on natural rubber, rolled and tied.',
  },
  {
    by: 'tamakairunner',
    name: 'Trail bottle',
    good: 'bottle',
    price: 6.5,
    has: 3,
    category: 'Training gear',
    about: 'Half a liter, steel, fits a running vest.',
  },
  {
    by: 'kenjiembers',
    name: 'Embers apron',
    good: 'apron',
    price: 14.5,
    has: 25,
    category: 'Kitchen',
    about: 'Heavy cotton; sparks leave no mark.',
  },
  {
    by: 'hanabi',
    name: 'Rainy window (print)',
    good: 'print',
    price: 10,
    has: 15,
    category: 'Prints',
    about: 'Thirty by forty centimeters on cotton paper, numbered.',
    pictures: 2,
  },
  {
    by: 'nova',
    name: 'Night shift cassette',
    good: 'cassette',
    price: 5.5,
    has: 80,
    category: 'Records and tapes',
    about: 'Side A is the evening, side B the way home.',
    pictures: 2,
  },
  {
    by: 'aria',
    name: 'Paper Lantern sheet music',
    good: 'tablet',
    price: 4,
    has: 'paper-lantern-sheet-music.pdf',
    category: 'Books and plans',
    about: 'Voice and piano, with chords for guitar. A PDF you can print.',
  },
  {
    by: 'graceholloway',
    name: 'Lavender candle',
    good: 'candle',
    price: 6,
    has: 33,
    category: 'Kitchen',
    about: 'For the ten minutes after the ten minutes.',
  },
  {
    by: 'oluandtable',
    name: 'Long Table mug',
    good: 'mug',
    price: 6.5,
    has: 48,
    category: 'Kitchen',
    about: 'Thrown by a potter in Deptford. Each one a little different.',
  },
  {
    by: 'aria',
    name: 'Paper Lantern on vinyl',
    good: 'sleeve',
    price: 22.5,
    has: 36,
    category: 'Records and tapes',
    about: 'The whole night on two sides, pressed on heavy black vinyl. The inner sleeve has all the lyrics.',
    pictures: 3,
  },
  {
    by: 'aria',
    name: 'Encore tee',
    good: 'tshirt',
    price: 12,
    has: 120,
    category: 'Clothing',
    about: 'Organic cotton, cut straight. Sizes S to XXL. Add your size in the note to the seller.',
    pictures: 2,
  },
  {
    by: 'aria',
    name: 'Demo tape (not for sale yet)',
    good: 'cassette',
    price: 5,
    has: 10,
    category: 'Records and tapes',
    about: 'Waiting for the label.',
    status: 'draft',
  },
];

const TYPES = { number: 'physical', string: 'digital' } as const;

export function products(clock: Clock): ProductRow[] {
  return PRODUCTS.map((plan, index): ProductRow => {
    const slug = getSlug(plan.name);
    const random = randomFrom(`product/${slug}`);
    const createdAt = clock.ago({ days: Math.round((PRODUCTS.length - index) ** 1.6), hours: random.whole(1, 22) });
    const palette = CAST[plan.by].palette;
    const type = TYPES[typeof plan.has === 'number' ? 'number' : 'string'];
    return {
      _id: getId('product', slug),
      createdAt,
      updatedAt: createdAt,
      name: plan.name,
      slug,
      description: plan.about,
      type,
      status: plan.status ?? 'active',
      price: plan.price,
      stock: typeof plan.has === 'number' ? plan.has : 0,
      images: Array.from({ length: plan.pictures ?? 1 }, (_, picture) => ({
        _id: getId('image', `${slug}/${picture}`),
        ...productFile(`${plan.good}-${palette}-${slug}-${picture + 1}`),
      })),
      categoryIds: [categoryId('product', plan.category)],
      performerId: performerId(plan.by),
      stats: getStats(random, 0.3),
      digitalFileName: typeof plan.has === 'string' ? plan.has : '',
    };
  });
}
