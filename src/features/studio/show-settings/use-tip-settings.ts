import type { StreamSession } from '@/contract/streaming';
import { useSaving } from '../shared/form/use-saving';
import { useServices } from '@/services/services-context';
import { showChanged } from '@/store/broadcast/broadcast.slice';
import type { Show } from '@/store/broadcast/broadcast.state';
import { useAppDispatch } from '@/store/hooks';
import { tipBody, type TipValues } from './tip-settings';
import { useLastShowTips } from './use-last-show-tips';

/** Saves goal and tip menu of the running show; opening it again changes its settings. */
export function useTipSettings() {
  const dispatch = useAppDispatch();
  const { streaming } = useServices();
  const { run, ...saving } = useSaving();
  const [, keepTips] = useLastShowTips();
  const save = ({ goLiveBody, goal: before }: Show, values: TipValues, onSaved: () => void) =>
    run(async () => {
      const tips = tipBody(values);
      const session = (await streaming.goLive({ ...goLiveBody, ...tips })).data as StreamSession | null;
      keepTips(tips);
      // Not every server returns the session.
      const { goal, tipMenu } = session ?? {
        goal: tips.goal && { ...tips.goal, raised: before?.raised ?? 0 },
        tipMenu: tips.tipMenu,
      };
      dispatch(showChanged({ goal, tipMenu }));
      onSaved();
    });
  return { save, ...saving };
}
