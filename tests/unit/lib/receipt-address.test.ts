import { cardReceipt, tokenReceipt } from '@/entities/payment/receipt-facts';

const deliveryAddress = 'Robin Ashdown\n12 Quayside, London\nUnited Kingdom';

test('a receipt has the postal code before the country, as parcels do', () => {
  const shippingInfo = { deliveryAddress, postalCode: 'N1 1AA' };
  expect(tokenReceipt({ _id: 't1', shippingInfo } as Parameters<typeof tokenReceipt>[0]).address).toBe(
    'Robin Ashdown, 12 Quayside, London, N1 1AA, United Kingdom',
  );
  expect(cardReceipt({ _id: 't1', deliveryAddress } as Parameters<typeof cardReceipt>[0]).address).toBe(
    'Robin Ashdown, 12 Quayside, London, United Kingdom',
  );
});
