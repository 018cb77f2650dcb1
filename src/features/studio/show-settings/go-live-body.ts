import type { Problems } from '@/components/form/use-form';
import type { GoLiveBody } from '@/contract/streaming';
import type { PriceLimits } from '@/entities/payment/price-limits';
import type { Limits } from '../shared/form/limit';
import { LIMITS } from '../shared/form/limits';
import { TIP_LIMITS, tipBody, tipProblems, type TipValues } from './tip-settings';

export const SHOW_LIMITS: Limits = { price: LIMITS.goLive.price, ...TIP_LIMITS };

export const SHOW_KINDS = [
  { value: 'free', label: 'Everyone (free)' },
  { value: 'ticket', label: 'Ticket holders' },
  { value: 'group', label: 'Group show, per minute' },
] as const;

type ShowKind = (typeof SHOW_KINDS)[number]['value'];

/** A type alias, because an interface doesn't fit a form's record of values. */
type ShowValues = { title: string; description: string; kind: string; price: string } & TipValues;

/** Parses a stored kind of show; drafts come from the device and may hold anything. */
export const asShowKind = (value: string): ShowKind => SHOW_KINDS.find((kind) => kind.value === value)?.value ?? 'free';

/** Rules that the API's limits don't cover. A group show has no fields. */
export function showProblems({ title, kind, price, ...tips }: ShowValues, limits: PriceLimits): Problems<ShowValues> {
  if (asShowKind(kind) === 'group') return {};
  return {
    title: title.trim() === '' ? 'Give your show a title.' : undefined,
    price:
      asShowKind(kind) === 'ticket' && !/^[1-9]\d{0,6}$/.test(price.trim())
        ? 'Enter a ticket price of 1 token or more, in whole tokens.'
        : undefined,
    ...tipProblems(tips, limits),
  };
}

export function toGoLiveBody({ title, description, kind, price, ...tips }: ShowValues): GoLiveBody {
  const isFree = asShowKind(kind) !== 'ticket';
  const { goal, tipMenu } = tipBody(tips);
  return {
    title: title.trim(),
    description: description.trim(),
    isFree,
    price: isFree ? 0 : Number(price.trim()),
    // Servers without these fields may refuse them, so they are sent only if they say something.
    ...(goal && { goal }),
    ...(tipMenu.length > 0 && { tipMenu }),
  };
}
