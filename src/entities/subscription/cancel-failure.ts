import { isRefusal } from '@/entities/payment/refusal';

/** What is known after an attempt to leave a subscription that failed with this status. */
export const cancelFailureMessage = (status: number): string => (isRefusal(status) ? 'It wasn’t canceled' : 'We don’t know if it was canceled');
