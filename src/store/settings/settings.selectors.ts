import type { RootState } from '../root-reducer';

/** What one token costs in money; null where the site does not say, so that nothing can be reckoned. */
export const selectTokenRate = ({ settings: { tokenConversionRate: rate } }: RootState): number | null => (rate !== undefined && rate > 0 ? rate : null);
