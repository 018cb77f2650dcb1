import { Modal } from 'antd';
import { useId } from 'react';
import { useDraft } from '@/components/form/use-draft';
import { tipLimits } from '@/entities/payment/price-limits';
import type { TipSettingsProps } from '@/entities/live-show/live-slots';
import { StudioForm } from '../shared/form/studio-form';
import { useStudioForm } from '../shared/form/use-studio-form';
import type { Show } from '@/store/broadcast/broadcast.state';
import { useAppSelector } from '@/store/hooks';
import { TipItems } from './tip-items';
import { TIP_LIMITS, tipProblems, tipValues } from './tip-settings';
import { useTipSettings } from './use-tip-settings';

export function TipSettingsDialog({ open, onClose }: TipSettingsProps) {
  const show = useAppSelector((state) => state.broadcast.show);
  const form = useId();
  const saving = useTipSettings();
  const draft = `show-tips:${show?.sessionId ?? ''}`;
  const [, setDraft] = useDraft(draft);
  return (
    <Modal
      open={open}
      // Esc and clicks outside keep the draft; Cancel discards it.
      onCancel={onClose}
      cancelButtonProps={{ onClick: () => setDraft('') }}
      title={<h2>Goal and tip menu</h2>}
      destroyOnHidden
      okText="Save changes"
      okButtonProps={{ htmlType: 'submit', form, loading: saving.busy }}
    >
      {show ? <TipSettingsForm id={form} draft={draft} show={show} onSaved={onClose} {...saving} /> : null}
    </Modal>
  );
}

interface TipSettingsFormProps extends ReturnType<typeof useTipSettings> {
  id: string;
  draft: string;
  show: Show;
  onSaved: () => void;
}

function TipSettingsForm({ id, draft, show, onSaved, save, refusal, busy }: TipSettingsFormProps) {
  const limits = tipLimits(useAppSelector(({ settings }) => settings));
  const form = useStudioForm({
    draft,
    initial: tipValues(show),
    limits: TIP_LIMITS,
    check: (values) => tipProblems(values, limits),
    refusal,
    busy,
    send: (values) =>
      void save(show, values, () => {
        form.sent();
        onSaved();
      }),
  });
  return (
    <StudioForm form={form} id={id} guard={false}>
      <TipItems tipMenu={form.values.tipMenu} onMenu={(tipMenu) => form.set('tipMenu', tipMenu)} limits={limits} />
    </StudioForm>
  );
}
