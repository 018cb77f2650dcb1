import { Radio } from 'lucide-react';
import { Button } from '@/components/button/button';
import { FormSummary } from '@/components/form/form-summary';
import { RadioGroup } from '@/components/form/radio-group';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import type { GoLiveBody } from '@/contract/streaming';
import type { PlayMode } from '@/media/live/live-types';
import type { StoredError } from '@/store/request/request-state';
import { asShowKind, SHOW_KINDS, showProblems, toGoLiveBody } from './go-live-body';
import styles from './show-form.module.css';

interface ShowFormProps {
  /** Whose show it is, for the title that is offered. */
  name: string;
  /** Camera and microphone are on. */
  ready: boolean;
  busy: boolean;
  refusal: StoredError | null;
  playMode: PlayMode;
  onGoLive: (wish: GoLiveBody) => void;
  onGroup: () => void;
}

const DELAYS: Record<PlayMode, string> = {
  hls: 'Fans can watch on any device, about five seconds after you.',
  webrtc: 'Fans see and hear you in less than a second; very old browsers cannot play that.',
};

/** What the show is called and who may watch it. What is typed stays on the device until the next show. */
export function ShowForm({ name, ready, busy, refusal, playMode, onGoLive, onGroup }: ShowFormProps) {
  const form = useForm({
    draft: 'show',
    initial: { title: `Live with ${name}`, description: '', kind: 'free', price: '' },
    check: showProblems,
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
      <RadioGroup label="Who may watch" name="kind" value={kind} options={SHOW_KINDS} onChange={(value) => form.set('kind', value)} />
      {kind === 'group' ? (
        <p className={styles.hint}>Fans join your group and pay your price for every minute they stay. Nothing is charged before they come in.</p>
      ) : (
        <>
          {kind === 'ticket' ? <TextField {...form.text('price')} label="Ticket in tokens" inputMode="numeric" hint="Fans pay once and may come and go until the show ends." /> : null}
          <TextField {...form.text('title')} label="Title" maxLength={120} />
          <TextArea {...form.text('description')} label="What it is about (optional)" rows={3} maxLength={500} />
        </>
      )}
      <div className={styles.foot}>
        <Button look={ready ? 'primary' : 'secondary'} size="lg" wide type="submit" icon={<Radio />} loading={busy} aria-disabled={!ready} aria-describedby="go-live-hint">
          {kind === 'group' ? 'Open a group show' : 'Go live'}
        </Button>
        <p id="go-live-hint" className={styles.hint}>
          {ready ? DELAYS[playMode] : 'Turn on camera and microphone first.'}
        </p>
      </div>
    </form>
  );
}
