import { useSaving } from '../shared/form/use-saving';
import { useServices } from '@/services/services-context';
import { showChanged } from '@/store/broadcast/broadcast.slice';
import type { Show } from '@/store/broadcast/broadcast.state';
import { useAppDispatch } from '@/store/hooks';
import { tipBody, type TipValues } from './tip-settings';
import { useLastShowTips } from './use-last-show-tips';

/** Saves goal and tip menu of the running show; opening it again changes its settings. */
export function useTipSettings(onSaved: () => void) {
  const dispatch = useAppDispatch();
  const { streaming } = useServices();
  const { run, ...saving } = useSaving();
  const [, keepTips] = useLastShowTips();
  const save = ({ wish }: Show, values: TipValues) =>
    run(async () => {
      const tips = tipBody(values);
      const { goal, tipMenu } = (await streaming.goLive({ ...wish, ...tips })).data;
      keepTips(tips);
      dispatch(showChanged({ goal, tipMenu }));
      onSaved();
    });
  return { save, ...saving };
}
