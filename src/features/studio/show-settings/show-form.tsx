import { Button } from 'antd';
import { Radio } from 'lucide-react';
import { getDraft, parseEdits } from '@/components/form/form-values';
import { readDraft, writeDraft } from '@/device/drafts';
import { tipLimits } from '@/entities/payment/price-limits';
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
import { tipBody, tipValues, type TipValues } from './tip-settings';
import { useGroupPrice } from './use-group-price';
import { useLastShowTips } from './use-last-show-tips';
import styles from './show-form.module.css';

const DELAYS: Record<PlayMode, string> = {
  hls: 'Fans can watch on any device, with a delay of about five seconds.',
  webrtc: 'Fans see and hear you within a second. Very old browsers can’t play it.',
};

const DRAFT = 'show';

/** Title and access of the show. Goal and tip menu are those of the last show until they are changed. */
export function ShowForm({ ready, onGoLive, onGroup }: ShowFormProps) {
  const { name, username } = useAppSelector((state) => state.user.current);
  const { step, error } = useAppSelector((state) => state.broadcast);
  const playMode = useAppSelector(selectPlayMode('broadcast'));
  const tips = tipLimits(useAppSelector(({ settings }) => settings));
  // The contract has no commission for tickets, so the general one applies.
  const terms = useSaleTerms();
  const busy = step === 'opening';
  const [lastTips, keepTips] = useLastShowTips();
  const initial = {
    title: `Live with ${name || username || ''}`,
    description: '',
    kind: 'free',
    price: '',
    ...tipValues(lastTips),
  };
  // Edits in the draft would hide changes that are made during the show.
  const moveTipsOutOfDraft = (values: TipValues) => {
    keepTips(tipBody(values));
    const { goalTitle: _title, goalTokens: _tokens, tipMenu: _menu, ...edits } = parseEdits(readDraft(DRAFT), initial);
    writeDraft(DRAFT, getDraft<typeof initial>(edits, initial));
  };
  const form = useStudioForm({
    draft: DRAFT,
    initial,
    limits: SHOW_LIMITS,
    check: (values) => showProblems(values, tips),
    refusal: error,
    busy,
    send: (values) => {
      if (missing !== null) return;
      if (asShowKind(values.kind) === 'group') {
        onGroup();
        return;
      }
      moveTipsOutOfDraft(values);
      onGoLive(toGoLiveBody(values));
    },
  });
  const kind = asShowKind(form.values.kind);
  const groupPrice = useGroupPrice(kind === 'group');
  /** What has to be done before the show can start. */
  const getMissing = () => {
    if (!ready) return 'Turn on your camera and microphone first.';
    return kind === 'group' && groupPrice === null ? 'Set a price for group shows first.' : null;
  };
  const missing = getMissing();
  return (
    <StudioForm form={form} label="Your show" guard={false}>
      <ChoiceItem name="kind" label="Who can watch" options={SHOW_KINDS} />
      {kind === 'group' ? (
        <GroupPrice price={groupPrice} />
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
          type={missing === null ? 'primary' : 'default'}
          size="large"
          block
          htmlType="submit"
          icon={<Radio />}
          loading={busy}
          aria-disabled={missing !== null}
          aria-describedby="go-live-hint"
        >
          {kind === 'group' ? 'Start group show' : 'Go live'}
        </Button>
        <p id="go-live-hint" className={styles.hint}>
          {missing ?? DELAYS[playMode]}
        </p>
      </div>
    </StudioForm>
  );
}
