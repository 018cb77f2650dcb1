import type { RootState } from '../root-reducer';
import { markKey, type Mark } from './reaction.slice';

/** Whether a mark stands: as the visitor changed it here, else as its record came. */
export const selectMarked =
  (mark: Mark, came: boolean | undefined) =>
  ({ reaction }: RootState): boolean =>
    reaction.marks[markKey(mark)]?.on ?? came ?? false;

/** A count that came with a record, with the visitor's own mark put in or taken out since. */
export const countWith = (count: number, came: boolean | undefined, marked: boolean): number => Math.max(0, count + Number(marked) - Number(came ?? false));
