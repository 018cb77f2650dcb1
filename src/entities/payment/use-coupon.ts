import { useEffect, useRef, useState } from 'react';
import type { Coupon } from '@/contract/coupon';
import { ApiError } from '@/lib/http/errors';

/** A coupon as it is being entered, looked up and used; `CouponField` shows it. */
export interface CouponEntry {
  code: string;
  /** The one that counts, once the server knows it. */
  coupon: Coupon | null;
  /** Why the server does not take this code, in its own words. */
  refusal: string | null;
  checking: boolean;
  write: (code: string) => void;
  apply: () => void;
  remove: () => void;
}

/**
 * A coupon of one payment. `lookUp` asks the server. A code that came with the page's address is looked up at once, unless `ready` says that
 * it cannot be yet: guests have no coupons. One that was looked up here, and is kept as the code to begin with, counts already.
 */
export function useCoupon(lookUp: (code: string) => Promise<Coupon>, { initialCode = '', ready = true }: { initialCode?: string; ready?: boolean } = {}): CouponEntry {
  const [state, setState] = useState<{ code: string; coupon: Coupon | null; refusal: string | null; checking: boolean }>({ code: initialCode, coupon: null, refusal: null, checking: false });
  /** The newest code asked about, as the server writes it once it has answered; an answer about an older one comes too late. */
  const asked = useRef('');

  const check = async (entered: string) => {
    const code = entered.trim();
    if (code === '') return;
    asked.current = code;
    setState({ code, coupon: null, refusal: null, checking: true });
    try {
      const coupon = await lookUp(code);
      if (asked.current !== code) return;
      asked.current = coupon.code;
      setState({ code, coupon, refusal: null, checking: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked.current === code) setState((old) => ({ ...old, refusal: error.message, checking: false }));
    }
  };
  const begin = useRef(check);
  useEffect(() => {
    if (ready && initialCode && initialCode !== asked.current) void begin.current(initialCode);
  }, [ready, initialCode]);

  return {
    ...state,
    write: (code) => {
      asked.current = '';
      setState({ code, coupon: null, refusal: null, checking: false });
    },
    apply: () => void check(state.code),
    remove: () => {
      asked.current = '';
      setState({ code: '', coupon: null, refusal: null, checking: false });
    },
  };
}
