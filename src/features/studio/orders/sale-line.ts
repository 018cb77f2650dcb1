import type { OrderLine } from '@/contract/order';
import { addressLines } from '@/entities/order/address-lines';
import { productForCard } from '@/entities/card-data';

/** A line as the desk shows it: whose it is, and no more of the product than its picture. */
export interface SaleLine extends Omit<OrderLine, 'buyer' | 'seller' | 'productInfo' | 'digitalProducts' | 'extraInfo' | 'description'> {
  fan: { _id: string; name: string } | null;
  image: string | null;
  /** Where fans find the thing, where it is still offered. */
  slug: string | null;
}

export function saleForPage({ buyer, seller: _seller, productInfo, digitalProducts: _files, extraInfo: _extra, description: _description, ...line }: OrderLine): SaleLine {
  const image = productInfo ? productForCard(productInfo).image : null;
  return { ...line, fan: buyer ? { _id: buyer._id, name: buyer.name } : null, image: image ?? null, slug: productInfo ? productInfo.slug || productInfo._id : null };
}

/** Number of the whole order: lines are numbered `9F2A11BC-S1`, `-S2` … (contract B.7). */
export const orderNumberOf = ({ _id, orderNumber }: Pick<OrderLine, '_id' | 'orderNumber'>): string => orderNumber?.replace(/-S\d+$/, '') || _id;

/** What was sold, with how many of it. */
export const nameOf = ({ name, quantity }: Pick<OrderLine, 'name' | 'quantity'>): string => (quantity > 1 ? `${quantity} × ${name}` : name);

/** Who ordered it; accounts can be gone. */
export const fanName = ({ fan }: Pick<SaleLine, 'fan'>): string => fan?.name || 'Deleted account';

/** The whole label of a parcel: the address, below the fan's name unless the address begins with a recipient of its own. */
export function labelLines(line: Pick<SaleLine, 'fan' | 'deliveryAddress' | 'postalCode'>): string[] {
  const lines = addressLines(line);
  const name = fanName(line);
  return lines.length === 0 || lines[0]?.toLowerCase() === name.toLowerCase() ? lines : [name, ...lines];
}
