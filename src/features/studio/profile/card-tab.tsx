import { SaveBar } from '@/components/form/save-bar';
import { LIMITS } from '../shared/form/limits';
import { pickChanges } from '../shared/form/pick-changes';
import { StudioForm } from '../shared/form/studio-form';
import { useStudioForm } from '../shared/form/use-studio-form';
import type { OwnPerformer } from '@/contract/performer';
import { CardFields } from './card-fields';
import { CardPreview } from './card-preview';
import { cardBody, cardProblems, cardValues } from './card-values';
import type { CardLists } from './studio-profile.loader';
import { useOwnPerformer } from './use-own-performer';
import styles from './studio-profile.module.css';

interface CardTabProps {
  performer: OwnPerformer;
  extended: boolean;
  lists: CardLists;
}

export function CardTab({ performer: first, extended, lists }: CardTabProps) {
  const { performer, save, busy, saved, refusal } = useOwnPerformer(first, extended);
  const initial = cardValues(performer, lists.phoneCodes ?? []);
  const form = useStudioForm({
    draft: `studio-card:${performer._id}`,
    initial,
    limits: LIMITS.updateOwnPerformer,
    check: (values) => cardProblems(values, initial),
    refusal,
    busy,
    send: (values) => void save(pickChanges(cardBody(values, performer), values, initial), form.sent),
  });
  return (
    <div className={styles.beside}>
      <StudioForm form={form} className={styles.form} label="Your profile">
        <CardFields values={form.values} lists={lists} extended={extended} />
        <SaveBar label="Save profile" saving={busy} saved={saved} dirty={form.dirty} onDiscard={form.clear} />
      </StudioForm>
      <CardPreview performer={performer} values={form.values} lists={lists} />
    </div>
  );
}
