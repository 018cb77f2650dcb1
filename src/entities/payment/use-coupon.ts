import { useEffect, useRef, useState } from 'react';
import type { Coupon } from '@/contract/coupon';
import { ApiError } from '@/lib/http/errors';

/** State of the coupon input; rendered by `CouponField`. */
export interface CouponEntry {
  code: string;
  coupon: Coupon | null;
  /** The server's reason for rejecting the code. */
  refusal: string | null;
  checking: boolean;
  write: (code: string) => void;
  apply: () => void;
  remove: () => void;
}

/**
 * Manages the coupon of one payment. A code from the page's URL is looked up as soon as `ready` is true; guests can't
 * use coupons. A code that was already looked up here isn't looked up again.
 */
export function useCoupon(
  lookUp: (code: string) => Promise<Coupon>,
  { initialCode = '', ready = true }: { initialCode?: string; ready?: boolean } = {},
): CouponEntry {
  const [state, setState] = useState<{
    code: string;
    coupon: Coupon | null;
    refusal: string | null;
    checking: boolean;
  }>({ code: initialCode, coupon: null, refusal: null, checking: false });
  /** The latest requested code (in the server's spelling once it responds), to ignore responses for older codes. */
  const requested = useRef('');

  const check = async (entered: string) => {
    const code = entered.trim();
    if (code === '') return;
    requested.current = code;
    setState({ code, coupon: null, refusal: null, checking: true });
    try {
      const coupon = await lookUp(code);
      if (requested.current !== code) return;
      requested.current = coupon.code;
      setState({ code, coupon, refusal: null, checking: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (requested.current === code) setState((old) => ({ ...old, refusal: error.message, checking: false }));
    }
  };
  const begin = useRef(check);
  useEffect(() => {
    if (ready && initialCode && initialCode !== requested.current) void begin.current(initialCode);
  }, [ready, initialCode]);

  return {
    ...state,
    write: (code) => {
      requested.current = '';
      setState({ code, coupon: null, refusal: null, checking: false });
    },
    apply: () => void check(state.code),
    remove: () => {
      requested.current = '';
      setState({ code: '', coupon: null, refusal: null, checking: false });
    },
  };
}
