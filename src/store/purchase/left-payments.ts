const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * What a log-out leaves of the payments that a device keeps (`pending`): those that are not decided, so that nobody pays twice,
 * and without the address of their payment page, which lets anybody in. Null when nothing is left.
 */
export function leftPayments(text: string | null): string | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isFields(kept) || !Array.isArray(kept.data)) return null;
    const undecided = kept.data.filter(isFields).filter(({ step }) => step === 'sent' || step === 'open');
    const data = undecided.map(({ paymentUrl: _, ...payment }) => payment);
    return data.length > 0 ? JSON.stringify({ ...kept, data }) : null;
  } catch {
    return null;
  }
}
