interface DeliveryAddress {
  deliveryAddress?: string | undefined;
  postalCode?: string | undefined;
}

/**
 * Returns the lines of a delivery address. Addresses from this site's checkout start with the recipient and end with
 * the country, so the postal code goes before the country; in other addresses it is the last line.
 */
export function addressLines({ deliveryAddress = '', postalCode = '' }: DeliveryAddress): string[] {
  const lines = deliveryAddress
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const code = postalCode.trim();
  if (code === '' || deliveryAddress.includes(code)) return lines;
  const end = lines.length > 2 ? lines.length - 1 : lines.length;
  return [...lines.slice(0, end), code, ...lines.slice(end)];
}
