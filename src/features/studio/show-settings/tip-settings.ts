import type { Problems } from '@/components/form/use-form';
import type { ShowGoal, TipMenuItem } from '@/contract/streaming';
import type { ShowTips } from '@/device/last-show-tips';
import type { PriceLimits } from '@/entities/payment/price-limits';
import type { Limits } from '../shared/form/limit';
import { LIMITS } from '../shared/form/limits';
import { formatNumber, formatTokens } from '@/lib/format/format';

/**
 * Form values of goal and tip menu. A menu item is its tokens, a space and its label, as drafts store lists of texts.
 */
export type TipValues = { goalTitle: string; goalTokens: string; tipMenu: string[] };

/** Without `required`: a show needs no goal. */
export const TIP_LIMITS: Limits = {
  goalTitle: { ...LIMITS.goLive['goal.title'], required: undefined },
  goalTokens: { ...LIMITS.goLive['goal.tokens'], required: undefined },
  tipMenu: LIMITS.goLive.tipMenu,
};

export interface TypedItem {
  label: string;
  tokens: string;
}

export const typedItem = (row: string): TypedItem => {
  const [tokens = '', ...words] = row.split(' ');
  return { tokens, label: words.join(' ') };
};
export const menuRow = ({ tokens, label }: TypedItem): string => `${tokens.replaceAll(' ', '')} ${label}`;

/** An item that fans could not use. A tip must be within the limits of the site, or fans couldn't send it. */
export function isWrongItem({ label, tokens: typed }: TypedItem, { min, max }: PriceLimits): boolean {
  const tokens = tokensIn(typed);
  return (
    isFilled({ label, tokens: typed }) &&
    (label.trim() === '' || tokens === null || tokens < min || (max !== null && tokens > max))
  );
}

/** A whole number of tokens from 1, or null. */
const tokensIn = (text: string): number | null => (/^[1-9]\d{0,6}$/.test(text.trim()) ? Number(text.trim()) : null);

const isFilled = ({ label, tokens }: TypedItem) => label.trim() !== '' || tokens !== '';

interface ShownTips {
  goal?: Pick<ShowGoal, 'title' | 'tokens'> | null;
  tipMenu?: TipMenuItem[];
}

export function tipValues({ goal, tipMenu = [] }: ShownTips): TipValues {
  return {
    goalTitle: goal?.title ?? '',
    goalTokens: goal ? String(goal.tokens) : '',
    tipMenu: tipMenu.map(({ label, tokens }) => menuRow({ label, tokens: String(tokens) })),
  };
}

/** Rules for goal and tip menu that the API's limits don't cover. */
export function tipProblems({ goalTitle, goalTokens, tipMenu }: TipValues, limits: PriceLimits): Problems<TipValues> {
  const { min, max } = limits;
  const hasGoal = goalTitle.trim() !== '' || goalTokens.trim() !== '';
  const wrong = tipMenu.map(typedItem).find((item) => isWrongItem(item, limits));
  const range = max === null ? `${formatTokens(min)} or more` : `from ${formatNumber(min)} to ${formatTokens(max)}`;
  return {
    goalTitle: hasGoal && goalTitle.trim() === '' ? 'Say what the goal is for.' : undefined,
    goalTokens:
      hasGoal && tokensIn(goalTokens) === null ? 'Enter a goal of 1 token or more, in whole tokens.' : undefined,
    tipMenu: wrong
      ? `${wrong.label.trim() === '' ? 'Every item' : `“${wrong.label.trim()}”`} needs a name and a whole number of tokens, ${range}.`
      : undefined,
  };
}

export function tipBody({ goalTitle, goalTokens, tipMenu }: TipValues): ShowTips {
  const target = tokensIn(goalTokens);
  return {
    goal: target === null ? null : { title: goalTitle.trim(), tokens: target },
    tipMenu: tipMenu
      .map(typedItem)
      .filter(isFilled)
      .map(({ label, tokens }) => ({ label: label.trim(), tokens: Number(tokens) })),
  };
}
