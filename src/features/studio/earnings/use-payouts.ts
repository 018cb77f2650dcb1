import { useState } from 'react';
import type { Refusal } from '@/components/form/use-form';
import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useReload } from '@/components/hooks/use-reload';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { useAppDispatch } from '@/store/hooks';
import { actionConfirmed } from '@/store/notices/notices.actions';
import { fetchAccount, fetchPayouts, fetchSums, type PayoutsPage } from './payouts.loader';

/** The parts of the page, each with its own retry. */
export function usePayoutParts(page: PayoutsPage) {
  const services = useServices();
  return {
    list: useLoaded(page.list, () => fetchPayouts(services, page.view)),
    sums: useLoaded(page.sums, () => fetchSums(services)),
    account: useLoaded(page.account, () => fetchAccount(services)),
  };
}

interface PayoutRequest {
  requestTokens: number;
  requestNote: string;
}

interface RequestState {
  busy: boolean;
  refusal: Refusal | null;
  /** True if the server has no payout requests. */
  notOffered: boolean;
}

/** Withdraws a request that is in review. `offered` is false once the server turned out to lack the call. */
export function usePayoutWithdrawal(id: string) {
  const { payouts } = useServices();
  const dispatch = useAppDispatch();
  const reload = useReload();
  const [state, setState] = useState({ busy: false, failure: '', offered: true });

  const withdraw = async () => {
    setState({ busy: true, failure: '', offered: true });
    try {
      await payouts.withdraw(id);
      dispatch(actionConfirmed('Request withdrawn. Its tokens are available again.'));
      await reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, failure: error.message, offered: !isNoSuchCall(error) });
      if (error.status === 400 || error.status === 404) void reload();
    }
  };
  return { ...state, onWithdraw: () => void withdraw() };
}

/** Creates a payout request, or updates request `id` while it is in review. `send` resolves to whether it succeeded. */
export function usePayoutRequest(id: string | null) {
  const { payouts } = useServices();
  const reload = useReload();
  const [state, setState] = useState<RequestState>({ busy: false, refusal: null, notOffered: false });

  const send = async (request: PayoutRequest): Promise<boolean> => {
    setState({ busy: true, refusal: null, notOffered: false });
    try {
      await (id === null ? payouts.request(request) : payouts.update(id, request));
      await reload();
      setState({ busy: false, refusal: null, notOffered: false });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const lost = error.status === 0;
      // The request may have arrived anyway, so reload the list.
      if (lost || error.status === 422) void reload();
      const message = lost
        ? 'The server did not answer. If your request arrived, it’s in the list below.'
        : error.message;
      setState({
        busy: false,
        refusal: { message, constraints: { ...error.constraints } },
        notOffered: id === null && isNoSuchCall(error),
      });
      return false;
    }
  };

  return { ...state, send };
}
