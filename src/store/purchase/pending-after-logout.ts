import { isRecord } from '@/lib/record';

/** What a payer wrote or where they live. The history is searched without it. */
const PERSONAL: readonly string[] = ['deliveryAddress', 'postalCode', 'phoneNumber', 'userNote', 'message'];

/**
 * What remains of a payment after a logout. An undecided payment stays, so that nobody pays twice, but without personal
 * data and without its payment URL, which works for anyone. Null when it is removed.
 */
export function stripPayment<P extends { step?: unknown; paymentUrl?: unknown; purchase?: object }>({
  paymentUrl: _,
  ...payment
}: P): Omit<P, 'paymentUrl'> | null {
  const { step, purchase } = payment;
  if (step !== 'sent' && step !== 'open') return null;
  const fields = purchase && Object.entries(purchase).filter(([name]) => !PERSONAL.includes(name));
  return { ...payment, ...(fields && { purchase: Object.fromEntries(fields) }) };
}

/** What remains of the stored payments (`pending`) after a logout. Null when nothing is left. */
export function pendingAfterLogout(text: string | null): string | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || !Array.isArray(stored.data)) return null;
    const data = stored.data.filter(isRecord).flatMap((payment) => stripPayment(payment) ?? []);
    return data.length > 0 ? JSON.stringify({ ...stored, data }) : null;
  } catch {
    return null;
  }
}
