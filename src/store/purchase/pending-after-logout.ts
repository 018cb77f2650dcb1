import { isRecord } from '@/lib/record';

/**
 * What remains of a payment after a logout. An undecided payment stays, so that nobody pays twice, but without its
 * payment URL, which works for anyone. Null when it is removed.
 */
export function stripPaymentUrl<P extends { step?: unknown; paymentUrl?: unknown }>({
  paymentUrl: _,
  ...payment
}: P): Omit<P, 'paymentUrl'> | null {
  return payment.step === 'sent' || payment.step === 'open' ? payment : null;
}

/** What remains of the stored payments (`pending`) after a logout. Null when nothing is left. */
export function pendingAfterLogout(text: string | null): string | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || !Array.isArray(stored.data)) return null;
    const data = stored.data.filter(isRecord).flatMap((payment) => stripPaymentUrl(payment) ?? []);
    return data.length > 0 ? JSON.stringify({ ...stored, data }) : null;
  } catch {
    return null;
  }
}
