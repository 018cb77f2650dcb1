import type { GoLiveBody } from '@/contract/streaming';
import { isRecord } from '@/lib/record';
import { deviceValue } from './device-value';

/** Goal and tip menu of a show. */
export type ShowTips = Required<Pick<GoLiveBody, 'goal' | 'tipMenu'>>;

const NONE: Readonly<Record<string, ShowTips>> = {};
const NO_TIPS: ShowTips = { goal: null, tipMenu: [] };

/** True for a goal (named by its `title`) or an item of a tip menu (by its `label`). */
export const isPriced = <Name extends string>(
  data: unknown,
  name: Name,
): data is Record<Name, string> & { tokens: number } =>
  isRecord(data) && typeof data[name] === 'string' && typeof data.tokens === 'number';

function parse(data: unknown): typeof NONE {
  if (!isRecord(data)) return NONE;
  return Object.fromEntries(
    Object.entries(data).flatMap(([performerId, tips]): [string, ShowTips][] => {
      if (!isRecord(tips)) return [];
      const { goal, tipMenu } = tips;
      return [
        [
          performerId,
          {
            goal: isPriced(goal, 'title') ? goal : null,
            tipMenu: Array.isArray(tipMenu) ? tipMenu.filter((item) => isPriced(item, 'label')) : [],
          },
        ],
      ];
    }),
  );
}

const stored = deviceValue('encore.show-tips', parse, NONE);

/** Goal and tip menu of the performer's last show on this device; the same object until they change. */
export const readLastShowTips = (performerId: string): ShowTips => stored.read()[performerId] ?? NO_TIPS;

export const noShowTips = (): ShowTips => NO_TIPS;

/** Stores them until the next show or the logout. */
export const writeLastShowTips = (performerId: string, tips: ShowTips): void =>
  void stored.write({ ...stored.read(), [performerId]: tips });

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onLastShowTipsChange = stored.onChange;
