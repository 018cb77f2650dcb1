import { Radio } from 'lucide-react';
import { Button } from '@/components/button/button';
import { FormSummary } from '@/components/form/form-summary';
import { RadioGroup } from '@/components/form/radio-group';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import type { GoLiveBody } from '@/contract/streaming';
import { tipLimits } from '@/entities/payment/tip-limits';
import type { PlayMode } from '@/media/live/live-types';
import { useAppSelector } from '@/store/hooks';
import type { StoredError } from '@/store/request/request-state';
import { asShowKind, SHOW_KINDS, showProblems, toGoLiveBody } from './go-live-body';
import { GroupPrice } from './group-price';
import { TipFields } from './tip-fields';
import { NO_TIP_VALUES } from './tip-settings';
import styles from './show-form.module.css';

interface ShowFormProps {
  /** Name of the performer, for the suggested title. */
  name: string;
  /** Camera and microphone are on. */
  ready: boolean;
  busy: boolean;
  refusal: StoredError | null;
  playMode: PlayMode;
  onGoLive: (show: GoLiveBody) => void;
  onGroup: () => void;
}

const DELAYS: Record<PlayMode, string> = {
  hls: 'Fans can watch on any device, with a delay of about five seconds.',
  webrtc: 'Fans see and hear you within a second. Very old browsers can’t play it.',
};

/** Title and access of the show. The draft stays on the device until the next show. */
export function ShowForm({ name, ready, busy, refusal, playMode, onGoLive, onGroup }: ShowFormProps) {
  const limits = tipLimits(useAppSelector(({ settings }) => settings));
  const form = useForm({
    draft: 'show',
    initial: { title: `Live with ${name}`, description: '', kind: 'free', price: '', ...NO_TIP_VALUES },
    check: (values) => showProblems(values, limits),
    refusal,
    busy,
    send: (values) => {
      if (!ready) return;
      if (values.kind === 'group') onGroup();
      else onGoLive(toGoLiveBody(values));
    },
  });
  const kind = asShowKind(form.values.kind);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="Your show">
      <FormSummary report={form.report} />
      <RadioGroup
        label="Who can watch"
        name="kind"
        value={kind}
        options={SHOW_KINDS}
        onChange={(value) => form.set('kind', value)}
      />
      {kind === 'group' ? (
        <GroupPrice />
      ) : (
        <>
          {kind === 'ticket' ? (
            <TextField
              {...form.text('price')}
              label="Ticket price in tokens"
              inputMode="numeric"
              hint="Fans pay once and can come and go until the show ends."
            />
          ) : null}
          <TextField {...form.text('title')} label="Title" maxLength={120} />
          <TextArea {...form.text('description')} label="Description (optional)" rows={3} maxLength={500} />
          <TipFields values={form.values} problems={form.report.problems} onChange={form.setAll} />
        </>
      )}
      <div className={styles.footer}>
        <Button
          look={ready ? 'primary' : 'secondary'}
          size="lg"
          wide
          type="submit"
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
    </form>
  );
}
