import type { TokenPackage } from '@/contract/package';

const isPackage = (entry: unknown): entry is TokenPackage =>
  typeof entry === 'object' &&
  entry !== null &&
  ['_id', 'name'].every((field) => typeof Reflect.get(entry, field) === 'string') &&
  ['price', 'tokens'].every((field) => Number(Reflect.get(entry, field)) > 0);

/** The token packages of a back end that keeps them among its settings (`tokenPackages`), where it has no call for them. */
export function packagesInSettings(settings: Readonly<Record<string, unknown>>): TokenPackage[] {
  const { tokenPackages } = settings;
  return Array.isArray(tokenPackages) ? tokenPackages.filter(isPackage) : [];
}
