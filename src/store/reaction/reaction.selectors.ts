import type { RootState } from '../root-reducer';
import { markKey, type Mark } from './reaction.slice';

/** True if a mark is set: as the visitor changed it here, otherwise as the record says. */
export const selectMarked =
  (mark: Mark, came: boolean | undefined) =>
  ({ reaction }: RootState): boolean =>
    reaction.marks[markKey(mark)]?.on ?? came ?? false;

/** The count of a record, corrected by the visitor's own change since. */
export const adjustCount = (count: number, came: boolean | undefined, marked: boolean): number =>
  Math.max(0, count + Number(marked) - Number(came ?? false));
