import { useState } from 'react';
import type { Refusal } from '@/components/form/use-form';
import type { UpdateOrderBody } from '@/contract/order';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { moveParcel } from './move-parcel';
import type { SaleLine } from './sale-line';

interface SaleState {
  of: SaleLine;
  line: SaleLine;
  busy: boolean;
  saved: boolean;
  refusal: Refusal | null;
}

const initialState = (line: SaleLine): SaleState => ({ of: line, line, busy: false, saved: false, refusal: null });

/** One sale and its status updates. After an error it shows the server's current state. */
export function useSale(line: SaleLine) {
  const services = useServices();
  const [stored, setState] = useState(() => initialState(line));
  const state = stored.of === line ? stored : initialState(line);

  const save = async (body: UpdateOrderBody): Promise<boolean> => {
    setState({ ...state, busy: true, saved: false, refusal: null });
    try {
      await moveParcel(services, state.line, body, (now) => setState((before) => ({ ...before, line: now })));
      setState((before) => ({ ...before, busy: false, saved: true }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message, constraints } = error;
      setState((before) => ({ ...before, busy: false, refusal: { message, constraints: { ...constraints } } }));
      return false;
    }
  };

  return { ...state, save };
}
