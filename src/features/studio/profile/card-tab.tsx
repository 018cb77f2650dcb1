import { useEffect } from 'react';
import { FormSummary } from '@/components/form/form-summary';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { useForm } from '@/components/form/use-form';
import { SaveBar } from '@/components/form/save-bar';
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
  const { performer, save, saving, saved, refusal } = useOwnPerformer(first, extended);
  const form = useForm({
    draft: `studio-card:${performer._id}`,
    initial: cardValues(performer, lists.phoneCodes ?? []),
    check: cardProblems,
    refusal,
    busy: saving,
    send: (values) => void save(cardBody(values)),
  });
  const { clear, sent } = form;
  useEffect(() => {
    if (saved) sent();
  }, [saved, sent]);

  return (
    <div className={styles.beside}>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="Your profile">
        <FormSummary report={form.report} />
        <CardFields form={form} lists={lists} extended={extended} />
        <SaveBar label="Save profile" saving={saving} saved={saved} dirty={form.dirty} onDiscard={clear} />
        <UnsavedGuard when={form.dirty && !saving} />
      </form>
      <CardPreview performer={performer} values={form.values} lists={lists} />
    </div>
  );
}
