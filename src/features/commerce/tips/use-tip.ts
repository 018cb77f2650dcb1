import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TipChoice, TipProps } from '@/entities/access/item-slots';
import { isPaying } from '@/entities/payment/payment-display-state';
import { tipLimits, type PriceLimits } from '@/entities/payment/price-limits';
import { useReturnFragment } from '@/entities/payment/use-return-fragment';
import { DOUBLE_CLICK_MS } from '@/lib/browser/timing';
import { subtractAmounts } from '@/lib/format/money';
import { withLoginIntent } from '@/lib/page/login-intent';
import { removeIntent, saveIntent } from '@/device/purchase-intent';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { getSubject, type Purchase } from '@/store/purchase/purchase';
import { purchaseRequested } from '@/store/purchase/purchase.slice';
import { usePurchaseForm } from '@/store/purchase/use-purchase';
import { formatTokens } from '@/lib/format/format';
import { tipSubject } from './tip-intent';

const PRESETS = [5, 10, 20, 50, 100];
/** Tips from this many tokens need a confirmation, whatever the balance. */
const LARGE_TIP_TOKENS = 200;

export const presetTips = ({ min, max }: PriceLimits): number[] =>
  PRESETS.filter((amount) => amount >= min && (max === null || amount <= max));

export function tipProblem(typed: string, { min, max }: PriceLimits): string | null {
  const text = typed.trim();
  if (text === '') return 'Enter an amount.';
  if (!/^\d{1,9}$/.test(text)) return 'Enter a whole number of tokens.';
  if (Number(text) < min) return `The minimum tip is ${formatTokens(min)}.`;
  return max !== null && Number(text) > max ? `The maximum tip is ${formatTokens(max)}.` : null;
}

/** Why a tip needs a confirmation, or null. */
export function tipWarning(amount: number, balance: number): string | null {
  if (amount * 2 > balance) return 'That’s more than half of your balance.';
  return amount >= LARGE_TIP_TOKENS ? 'That’s a large tip.' : null;
}

const THANKS_MS = 2500;

export function useTip({ performer, room, ...page }: TipProps, initial: TipChoice | null, onClose: () => void) {
  const dispatch = useAppDispatch();
  const limits = tipLimits(useAppSelector(({ settings }) => settings));
  const loggedIn = useIsLoggedIn();
  const balance = useAppSelector(({ user }) => user.current.balance);
  const presets = presetTips(limits);
  const [choice, setChoice] = useState<TipChoice>(initial ?? { amount: String(presets[0] ?? limits.min), message: '' });
  const [typing, setTyping] = useState(!presets.includes(Number(choice.amount)));
  const [problem, setProblem] = useState<string | null>(null);
  const [confirming, setConfirming] = useState(false);
  const questionShownAt = useRef(-Infinity);
  const [toppingUp, setToppingUp] = useState(false);

  const amount = tipProblem(choice.amount, limits) === null ? Number(choice.amount) : null;
  const missing = loggedIn && amount !== null ? Math.max(0, subtractAmounts(amount, balance)) : 0;
  const subject = getSubject({ kind: 'tip', pay: 'token', performerId: performer._id, price: 0 });
  const purchaseResult = usePurchaseForm(subject, missing);
  const thanked = purchaseResult.state?.step === 'done';
  /** Opens this form again. */
  const returnTo = withLoginIntent(page.returnTo, 'tip', performer._id);
  useReturnFragment(returnTo, isPaying(purchaseResult.state));

  const change = (changed: Partial<TipChoice>) => {
    setChoice({ ...choice, ...changed });
    setProblem(null);
    setConfirming(false);
  };
  const saveChoice = () => saveIntent(tipSubject(performer._id), choice);

  const send = (price: number) => {
    setConfirming(false);
    saveChoice();
    const message = choice.message.trim();
    const purchase: Purchase = {
      kind: 'tip',
      pay: 'token',
      performerId: performer._id,
      price,
      ...(message ? { message } : {}),
      ...room,
    };
    dispatch(purchaseRequested({ purchase, terms: { title: performer.name, price, returnTo } }));
  };
  const submit = () => {
    const wrong = tipProblem(choice.amount, limits);
    setProblem(wrong);
    if (wrong !== null || amount === null) return;
    if (tipWarning(amount, balance) !== null && !confirming) {
      questionShownAt.current = performance.now();
      setConfirming(true);
      return;
    }
    // The question replaces the pressed button, so the second click of a double click lands on its answer.
    const isDoubleClick = confirming && performance.now() - questionShownAt.current < DOUBLE_CLICK_MS;
    if (!isDoubleClick) send(amount);
  };

  const close = () => {
    removeIntent(tipSubject(performer._id));
    if (thanked) purchaseResult.dismiss();
    onClose();
  };
  const closeThanked = useEffectEvent(close);
  useEffect(() => {
    if (!thanked) return undefined;
    const timer = setTimeout(() => closeThanked(), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanked]);

  return {
    presets,
    limits,
    choice,
    change,
    typing,
    setTyping,
    problem,
    amount,
    balance,
    missing,
    loggedIn,
    ...purchaseResult,
    /** The tip is paid and the balance already updated. */
    thanked,
    question: confirming && amount !== null ? tipWarning(amount, balance) : null,
    changeAmount: () => setConfirming(false),
    submit,
    returnTo,
    saveChoice,
    close,
    toppingUp,
    setToppingUp,
  };
}

export type TipState = ReturnType<typeof useTip>;
