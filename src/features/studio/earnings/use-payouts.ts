import { useState } from 'react';
import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useReload } from '@/components/hooks/use-reload';
import { useSaving } from '../shared/form/use-saving';
import { ApiError, isMissingRoute } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { useAppDispatch } from '@/store/hooks';
import { actionConfirmed } from '@/store/notices/notices.actions';
import { fetchAccount, fetchPayouts, fetchSums, type PayoutsPage } from './payouts.loader';

export function usePayoutParts(page: PayoutsPage) {
  const services = useServices();
  return {
    list: useLoaded(page.list, () => fetchPayouts(services, page.view)),
    sums: useLoaded(page.sums, () => fetchSums(services)),
    account: useLoaded(page.account, () => fetchAccount(services)),
  };
}

/** Statuses of a refusal, or of a missing response, after which the list may have changed. */
const MAYBE_OUTDATED = [0, 400, 404, 422];
const LOST_MESSAGE = 'The server didn’t respond. If your request arrived, it’s in the list below.';

interface PayoutRequest {
  requestTokens: number;
  requestNote: string;
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
      dispatch(actionConfirmed('Request canceled. Its tokens are available again.'));
      await reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, failure: error.message, offered: !isMissingRoute(error.status, error.body) });
      if (error.status === 400 || error.status === 404) void reload();
    }
  };
  return { ...state, onWithdraw: () => void withdraw() };
}

export function usePayoutRequest(id: string | null) {
  const { payouts } = useServices();
  const reload = useReload();
  const { run, ...saving } = useSaving();
  const send = (request: PayoutRequest, onDone: () => void) =>
    run(async () => {
      try {
        await (id === null ? payouts.request(request) : payouts.update(id, request));
      } catch (error) {
        if (!(error instanceof ApiError) || !MAYBE_OUTDATED.includes(error.status)) throw error;
        // The request may have arrived anyway or may be closed by now, so reload the list.
        void reload();
        throw error.status !== 0 ? error : new ApiError(0, undefined, { message: LOST_MESSAGE, cause: error });
      }
      onDone();
      await reload();
    });
  return { ...saving, send };
}
