const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * What a log-out leaves of a payment: one that is not decided stays, so that nobody pays twice, without the address of its payment
 * page, which lets anybody in. Null when it goes.
 */
export function stripPaymentUrl<P extends { step?: unknown; paymentUrl?: unknown }>({ paymentUrl: _, ...payment }: P): Omit<P, 'paymentUrl'> | null {
  return payment.step === 'sent' || payment.step === 'open' ? payment : null;
}

/** What a log-out leaves of the payments that a device keeps (`pending`). Null when nothing is left. */
export function pendingAfterLogout(text: string | null): string | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isFields(kept) || !Array.isArray(kept.data)) return null;
    const data = kept.data.filter(isFields).flatMap((payment) => stripPaymentUrl(payment) ?? []);
    return data.length > 0 ? JSON.stringify({ ...kept, data }) : null;
  } catch {
    return null;
  }
}
