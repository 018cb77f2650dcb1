import { type FormValues, sameValue } from '@/components/form/form-values';

const SALE = ['access', 'price'];
const PUBLICATION = ['status', 'isSchedule', 'scheduledAt'];

/** The values that a part depends on, if it isn't only the one of its name. */
const SOURCES: Record<string, readonly string[]> = {
  isSale: SALE,
  price: SALE,
  // A post's type follows from its files.
  type: ['type', 'fileIds'],
  status: PUBLICATION,
  isSchedule: PUBLICATION,
  scheduledAt: PUBLICATION,
  // Each price of a performer can be turned off.
  monthlyPrice: ['sellsMonthly', 'monthlyPrice'],
  yearlyPrice: ['sellsYearly', 'yearlyPrice'],
  groupChatPrice: ['sellsGroup', 'groupChatPrice'],
  privateChatPrice: ['sellsPrivate', 'privateChatPrice'],
  maxParticipantsAllowed: ['sellsGroup', 'maxParticipantsAllowed'],
  durationFreeSubscriptionDays: ['isFreeSubscription', 'durationFreeSubscriptionDays'],
};

function hasChanged(part: string, values: FormValues, initial: FormValues): boolean {
  const names = SOURCES[part] ?? [part, ...Object.keys(values).filter((name) => name.startsWith(`${part}.`))];
  const sources = names.filter((name) => name in values);
  return sources.length === 0 || sources.some((name) => !sameValue(values[name], initial[name]));
}

/** The parts of an update whose values changed. Sending the others would undo what happened since the page loaded. */
export const pickChanges = <Parts extends object>(
  parts: Parts,
  values: FormValues,
  initial: FormValues,
): Partial<Parts> =>
  Object.fromEntries(Object.entries(parts).filter(([part]) => hasChanged(part, values, initial))) as Partial<Parts>;
