import { isRefusal } from '@/entities/payment/refusal';

/** What is known after an attempt to leave a subscription that failed with this status. */
export const cancelFailureMessage = (status: number): string => (isRefusal(status) ? 'It was not cancelled' : 'We do not know whether it was cancelled');
