import type { PublicUser } from '@/contract/user';

/** Display name of a fan, including deleted accounts. */
export const personName = (fan: PublicUser | null | undefined): string =>
  fan?.name || fan?.username || 'Deleted account';
