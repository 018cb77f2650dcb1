import {
  moneyProblem,
  NEW_PRODUCT,
  productParts,
  productProblems,
  productValues,
  type ProductValues,
} from '@/features/studio/products/product-values';
import { limitProblems } from '@/features/studio/shared/form/limit';
import { LIMITS } from '@/features/studio/shared/form/limits';

const shirt: ProductValues = { ...NEW_PRODUCT, name: ' Tour shirt ', price: '24.5', stock: '3' };
const wrong = (values: Partial<ProductValues>, download: 'stored' | 'chosen' | 'none' = 'none') =>
  [
    limitProblems(LIMITS.createProduct, { ...shirt, ...values }),
    productProblems({ ...shirt, ...values }, download),
  ].flatMap((problems) => Object.entries(problems).flatMap(([name, text]) => (text === undefined ? [] : name)));

describe('a price in money', () => {
  test.each(['0', '24', '24.5', ' 24.50 '])('%j is valid', (price) => expect(moneyProblem(price)).toBeUndefined());
  test.each(['', '-1', '1.234', '1e3', 'free', '100001', '12,50'])('%j is invalid', (price) =>
    expect(moneyProblem(price)).toBeDefined(),
  );
});

test('a product without a status counts as published, as its list shows it', () => {
  expect(productValues({ _id: 'p', name: 'Tour shirt' }).status).toBe('active');
});

describe('product validation', () => {
  test('accepts a complete product, even if it is sold out', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ stock: '0' })).toEqual([]);
  });

  test('requires a name, and a whole stock if it is shipped', () => {
    expect(wrong({ name: '  ', stock: '' })).toEqual(['name', 'stock']);
    expect(wrong({ stock: '1.5' })).toEqual(['stock']);
    expect(wrong({ stock: '-1' })).toEqual(['stock']);
    expect(wrong({ type: 'digital', stock: '' }, 'stored')).toEqual([]);
  });

  test('requires a file for a digital product', () => {
    expect(wrong({ type: 'digital' })).toEqual(['digitalFile']);
    expect(wrong({ type: 'digital' }, 'stored')).toEqual([]);
    expect(wrong({ type: 'digital', digitalFile: 'songs.zip' }, 'chosen')).toEqual([]);
  });

  test('requires a file again that was chosen before a reload', () => {
    expect(
      productProblems({ ...shirt, type: 'digital', status: 'draft', digitalFile: 'songs.zip' }, 'stored').digitalFile,
    ).toContain('songs.zip');
  });

  test('sends numbers, and no stock if nothing is shipped', () => {
    expect(productParts(shirt)).toMatchObject({
      name: 'Tour shirt',
      price: 24.5,
      stock: 3,
      type: 'physical',
      status: 'active',
    });
    expect(productParts({ ...shirt, type: 'digital', status: 'anything' })).toMatchObject({
      stock: undefined,
      type: 'digital',
      status: 'draft',
    });
  });
});
