import { isRecord } from '@/lib/record';

/** Fields with personal data. The history is searched without them. */
const PERSONAL_FIELDS: readonly string[] = ['deliveryAddress', 'postalCode', 'phoneNumber', 'userNote', 'message'];

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
  return { ...payment, ...(purchase && { purchase: omitPersonalFields(purchase) }) };
}

export const omitPersonalFields = (purchase: object): object =>
  Object.fromEntries(Object.entries(purchase).filter(([name]) => !PERSONAL_FIELDS.includes(name)));

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
