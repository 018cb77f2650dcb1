/** The parts of a delivery address as orders and payments carry them. */
interface DeliveryAddress {
  deliveryAddress?: string | undefined;
  postalCode?: string | undefined;
}

/**
 * The address as it is written on a parcel, line by line. Those of this site's checkout begin with the recipient and end with the
 * country, before which the postal code belongs; any other address gets the code as its last line.
 */
export function addressLines({ deliveryAddress = '', postalCode = '' }: DeliveryAddress): string[] {
  const lines = deliveryAddress.split('\n').map((line) => line.trim()).filter((line) => line !== '');
  const code = postalCode.trim();
  if (code === '' || deliveryAddress.includes(code)) return lines;
  const end = lines.length > 2 ? lines.length - 1 : lines.length;
  return [...lines.slice(0, end), code, ...lines.slice(end)];
}
