import { Button } from 'antd';
import { Radio } from 'lucide-react';
import { tipLimits } from '@/entities/payment/tip-limits';
import type { ShowFormProps } from '@/entities/live-show/live-slots';
import { ChoiceItem } from '../shared/form/choice-items';
import { NumberItem } from '../shared/form/number-item';
import { StudioForm } from '../shared/form/studio-form';
import { TextAreaItem, TextItem } from '../shared/form/text-items';
import { useStudioForm } from '../shared/form/use-studio-form';
import { proceedsText, useSaleTerms } from '../shared/proceeds';
import type { PlayMode } from '@/media/live/live-types';
import { useAppSelector } from '@/store/hooks';
import { selectPlayMode } from '@/store/streaming/streaming.selectors';
import { asShowKind, SHOW_KINDS, SHOW_LIMITS, showProblems, toGoLiveBody } from './go-live-body';
import { GroupPrice } from './group-price';
import { TipItems } from './tip-items';
import { NO_TIP_VALUES } from './tip-settings';
import styles from './show-form.module.css';

const DELAYS: Record<PlayMode, string> = {
  hls: 'Fans can watch on any device, with a delay of about five seconds.',
  webrtc: 'Fans see and hear you within a second. Very old browsers can’t play it.',
};

/** Title and access of the show. The draft stays on the device until the next show. */
export function ShowForm({ ready, onGoLive, onGroup }: ShowFormProps) {
  const { name, username } = useAppSelector((state) => state.user.current);
  const { step, error } = useAppSelector((state) => state.broadcast);
  const playMode = useAppSelector(selectPlayMode('broadcast'));
  const tips = tipLimits(useAppSelector(({ settings }) => settings));
  // The contract has no commission for tickets, so the general one applies.
  const terms = useSaleTerms();
  const busy = step === 'opening';
  const form = useStudioForm({
    draft: 'show',
    initial: {
      title: `Live with ${name || username || ''}`,
      description: '',
      kind: 'free',
      price: '',
      ...NO_TIP_VALUES,
    },
    limits: SHOW_LIMITS,
    check: (values) => showProblems(values, tips),
    refusal: error,
    busy,
    send: (values) => {
      if (!ready) return;
      if (asShowKind(values.kind) === 'group') onGroup();
      else onGoLive(toGoLiveBody(values));
    },
  });
  const kind = asShowKind(form.values.kind);
  return (
    <StudioForm form={form} label="Your show" guard={false}>
      <ChoiceItem name="kind" label="Who can watch" options={SHOW_KINDS} />
      {kind === 'group' ? (
        <GroupPrice />
      ) : (
        <>
          {kind === 'ticket' ? (
            <NumberItem
              name="price"
              label="Ticket price in tokens"
              hint={`Fans pay once and can come and go until the show ends. ${proceedsText(form.values.price, 'tokens', terms)}`}
            />
          ) : null}
          <TextItem name="title" label="Title" maxLength={120} />
          <TextAreaItem name="description" label="Description (optional)" rows={3} maxLength={500} />
          <TipItems tipMenu={form.values.tipMenu} onMenu={(tipMenu) => form.set('tipMenu', tipMenu)} limits={tips} />
        </>
      )}
      <div className={styles.footer}>
        <Button
          type={ready ? 'primary' : 'default'}
          size="large"
          block
          htmlType="submit"
          icon={<Radio />}
          loading={busy}
          aria-disabled={!ready}
          aria-describedby="go-live-hint"
        >
          {kind === 'group' ? 'Start group show' : 'Go live'}
        </Button>
        <p id="go-live-hint" className={styles.hint}>
          {ready ? DELAYS[playMode] : 'Turn on your camera and microphone first.'}
        </p>
      </div>
    </StudioForm>
  );
}
