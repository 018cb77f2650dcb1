import type { Problems } from '@/components/form/use-form';
import type { GoLiveBody, ShowGoal, TipMenuItem } from '@/contract/streaming';
import type { TipLimits } from '@/entities/payment/tip-limits';
import { formatTokens } from '@/lib/format/format';
import { MAX_GOAL_TOKENS } from './show-limits';

/** Form values of goal and tip menu. A menu item is its tokens, a space and its label, as drafts store lists of texts. */
export type TipValues = { goalTitle: string; goalTokens: string; tipMenu: string[] };

export const NO_TIP_VALUES: TipValues = { goalTitle: '', goalTokens: '', tipMenu: [] };

export interface TypedItem {
  label: string;
  tokens: string;
}

export const typedItem = (row: string): TypedItem => {
  const [tokens = '', ...words] = row.split(' ');
  return { tokens, label: words.join(' ') };
};
export const menuRow = ({ tokens, label }: TypedItem): string => `${tokens.replaceAll(' ', '')} ${label}`;

/** A whole number of tokens from 1, or null. */
const tokensIn = (text: string): number | null => (/^[1-9]\d{0,6}$/.test(text.trim()) ? Number(text.trim()) : null);

const filled = (tipMenu: readonly string[]): TypedItem[] =>
  tipMenu.map(typedItem).filter(({ label, tokens }) => label.trim() !== '' || tokens !== '');

export function tipValues({ goal, tipMenu = [] }: { goal?: ShowGoal | null; tipMenu?: TipMenuItem[] }): TipValues {
  return {
    goalTitle: goal?.title ?? '',
    goalTokens: goal ? String(goal.tokens) : '',
    tipMenu: tipMenu.map(({ label, tokens }) => menuRow({ label, tokens: String(tokens) })),
  };
}

/** Validation errors of goal and tip menu. A tip must be within the limits of the site, or fans couldn't send it. */
export function tipProblems(
  { goalTitle, goalTokens, tipMenu }: TipValues,
  { min, max }: TipLimits,
): Problems<TipValues> {
  const hasGoal = goalTitle.trim() !== '' || goalTokens.trim() !== '';
  const target = tokensIn(goalTokens);
  const wrong = filled(tipMenu).find(({ label, tokens: typed }) => {
    const tokens = tokensIn(typed);
    return label.trim() === '' || tokens === null || tokens < min || (max !== null && tokens > max);
  });
  const range = max === null ? `${formatTokens(min)} or more` : `from ${min} to ${formatTokens(max)}`;
  return {
    goalTitle: hasGoal && goalTitle.trim() === '' ? 'Say what the goal is for.' : undefined,
    goalTokens:
      hasGoal && (target === null || target > MAX_GOAL_TOKENS)
        ? 'Enter a goal of 1 token or more, in whole tokens.'
        : undefined,
    tipMenu: wrong
      ? `${wrong.label.trim() === '' ? 'Every item' : `“${wrong.label.trim()}”`} needs a text and a whole number of tokens, ${range}.`
      : undefined,
  };
}

/** Goal and tip menu of the request that opens or changes a show. */
export function tipBody({ goalTitle, goalTokens, tipMenu }: TipValues): Required<Pick<GoLiveBody, 'goal' | 'tipMenu'>> {
  const target = tokensIn(goalTokens);
  return {
    goal: target === null ? null : { title: goalTitle.trim(), tokens: target },
    tipMenu: filled(tipMenu).map(({ label, tokens }) => ({ label: label.trim(), tokens: Number(tokens) })),
  };
}
