import type { PublicUser } from '@/contract/user';

/** What to call a fan, also one who is gone. */
export const personName = (fan: PublicUser | null | undefined): string => fan?.name || fan?.username || 'Deleted account';
