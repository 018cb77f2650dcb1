import type { OrderLine } from '@/contract/order';
import { addressLines } from '@/entities/order/address-lines';
import { productForCard } from '@/entities/card-data';

export interface SaleLine extends Omit<
  OrderLine,
  'buyer' | 'seller' | 'productInfo' | 'digitalProducts' | 'extraInfo' | 'description'
> {
  fan: { _id: string; name: string } | null;
  image: string | null;
  /** Public page of the product, if it is still offered. */
  slug: string | null;
}

export function saleForPage({
  buyer,
  seller: _seller,
  productInfo,
  digitalProducts: _files,
  extraInfo: _extra,
  description: _description,
  ...line
}: OrderLine): SaleLine {
  const image = productInfo ? productForCard(productInfo).image : null;
  return {
    ...line,
    fan: buyer ? { _id: buyer._id, name: buyer.name } : null,
    image: image ?? null,
    slug: productInfo ? productInfo.slug || productInfo._id : null,
  };
}

export const saleTitle = ({ name, quantity }: Pick<OrderLine, 'name' | 'quantity'>): string =>
  quantity > 1 ? `${quantity} × ${name}` : name;

export const fanName = ({ fan }: Pick<SaleLine, 'fan'>): string => fan?.name || 'Deleted account';

/**
 * Shipping label: the fan's name and address, unless the address has its own recipient, as from this site's checkout.
 */
export function labelLines(line: Pick<SaleLine, 'fan' | 'deliveryAddress' | 'postalCode'>): string[] {
  const lines = addressLines(line);
  const name = fanName(line);
  const { deliveryAddress } = line;
  const hasRecipient = addressLines({ deliveryAddress }).length > 2 || lines[0]?.toLowerCase() === name.toLowerCase();
  return lines.length === 0 || hasRecipient ? lines : [name, ...lines];
}
