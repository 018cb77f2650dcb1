import type { Settings } from '@/contract/settings';

export interface TipLimits {
  min: number;
  /** Null if the site sets no maximum. */
  max: number | null;
}

/** The site's limits; back ends spell the settings in two ways (contract B.26). */
export function tipLimits(settings: Settings): TipLimits {
  const findLimit = (...names: string[]) =>
    names.map((name) => settings[name]).find((value) => typeof value === 'number' && value > 0);
  return {
    min: Math.max(1, Math.ceil(Number(findLimit('minimumTipPrice', 'minTippingAmount') ?? 1))),
    max: Math.floor(Number(findLimit('maximumTipPrice', 'maxTippingAmount') ?? 0)) || null,
  };
}
