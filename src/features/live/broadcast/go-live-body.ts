import type { Problems } from '@/components/form/use-form';
import type { GoLiveBody } from '@/contract/streaming';

export const SHOW_KINDS = [
  { value: 'free', label: 'Everybody, for free' },
  { value: 'ticket', label: 'Everybody with a ticket' },
  { value: 'group', label: 'Group show, per minute' },
] as const;

type ShowKind = (typeof SHOW_KINDS)[number]['value'];

/** A type, and not an interface, so that it fits a form's record of values. */
type ShowValues = { title: string; description: string; kind: string; price: string };

/** The kind that a form holds; drafts come from the device and may hold anything. */
export const asShowKind = (value: string): ShowKind => SHOW_KINDS.find((kind) => kind.value === value)?.value ?? 'free';

/** What is wrong with what was typed. A group show needs none of it. */
export function showProblems({ title, kind, price }: ShowValues): Problems<ShowValues> {
  if (asShowKind(kind) === 'group') return {};
  return {
    title: title.trim() === '' ? 'Give your show a title.' : undefined,
    price: asShowKind(kind) === 'ticket' && !/^[1-9]\d{0,6}$/.test(price.trim()) ? 'Enter the price of a ticket in whole tokens, at least 1.' : undefined,
  };
}

/** What the platform is asked for: a show with a ticket, or one for free. */
export function toGoLiveBody({ title, description, kind, price }: ShowValues): GoLiveBody {
  const isFree = asShowKind(kind) !== 'ticket';
  return { title: title.trim(), description: description.trim(), isFree, price: isFree ? 0 : Number(price.trim()) };
}
