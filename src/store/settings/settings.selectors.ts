import type { RootState } from '../root-reducer';

/** Price of one token in money; null when the site doesn't set it, so that nothing can be converted. */
export const selectTokenRate = ({ settings: { tokenConversionRate: rate } }: RootState): number | null =>
  rate !== undefined && rate > 0 ? rate : null;
