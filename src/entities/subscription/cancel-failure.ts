import { isRefusal } from '@/entities/payment/refusal';

/** Returns what is known about a cancellation that failed with this status. */
export const cancelFailureMessage = (status: number): string =>
  isRefusal(status) ? 'It wasn’t canceled' : 'We don’t know if it was canceled';
