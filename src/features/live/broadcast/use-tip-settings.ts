import { useState } from 'react';
import { loaded } from '@/lib/page/load-part';
import { useServices } from '@/services/services-context';
import { showChanged } from '@/store/broadcast/broadcast.slice';
import type { Show } from '@/store/broadcast/broadcast.state';
import { useAppDispatch } from '@/store/hooks';
import { tipBody, type TipValues } from './tip-settings';

/** Saves goal and tip menu of the running show; opening it again changes its settings. */
export function useTipSettings(onSaved: () => void) {
  const dispatch = useAppDispatch();
  const { streaming } = useServices();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async ({ wish }: Show, values: TipValues) => {
    if (isSaving) return;
    setSaving(true);
    setFailure(null);
    const saved = await loaded(async () => (await streaming.goLive({ ...wish, ...tipBody(values) })).data);
    setSaving(false);
    if (!saved.ok) return setFailure(saved.message);
    dispatch(showChanged({ goal: saved.content.goal, tipMenu: saved.content.tipMenu }));
    onSaved();
  };
  return { isSaving, failure, save };
}
