import { isRecord } from '@/lib/record';

/** Some servers refuse with the status 200: `false`, or a `success` that is false. An empty response is a success. */
export const isDenial = (data: unknown): boolean => data === false || (isRecord(data) && data.success === false);
