import type { CartItem } from './cart.slice';

/** Storage key of the cart: a plain list of items (spec §3). */
export const CART_STORAGE_KEY = 'cart';

export const cartAsText = (items: CartItem[]): string => JSON.stringify(items);

const textFields = ['name', 'slug', 'image', 'performerId', 'seller'] as const;

/** Parses a stored cart: known fields of the right type, each id once. Damaged text gives an empty cart. */
export function cartFromText(text: string | null): CartItem[] {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  const items = new Map<string, CartItem>();
  for (const entry of list) {
    const item = cartItem(entry);
    if (item && !items.has(item._id)) items.set(item._id, item);
  }
  return [...items.values()];
}

function cartItem(entry: unknown): CartItem | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const fields = new Map<string, unknown>(Object.entries(entry));
  const _id = fields.get('_id');
  if (typeof _id !== 'string' || _id === '') return null;

  const quantity = fields.get('quantity');
  const item: CartItem = {
    _id,
    quantity: typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1,
  };
  for (const name of textFields) {
    const value = fields.get(name);
    if (typeof value === 'string') item[name] = value;
  }
  const type = fields.get('type');
  if (type === 'physical' || type === 'digital') item.type = type;
  const price = fields.get('price');
  if (typeof price === 'number' && Number.isFinite(price) && price >= 0) item.price = price;
  return item;
}
