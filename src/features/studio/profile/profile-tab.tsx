import { SaveBar } from '@/components/form/save-bar';
import { LIMITS } from '../shared/form/limits';
import { pickChanges } from '../shared/form/pick-changes';
import { StudioForm } from '../shared/form/studio-form';
import { useStudioForm } from '../shared/form/use-studio-form';
import type { OwnPerformer } from '@/contract/performer';
import { ProfileFields } from './profile-fields';
import { ProfilePreview } from './profile-preview';
import { profileBody, profileProblems, profileValues } from './profile-values';
import type { ProfileLists } from './studio-profile.loader';
import { useOwnPerformer } from './use-own-performer';
import styles from './studio-profile.module.css';

interface PublicProfileTabProps {
  performer: OwnPerformer;
  extended: boolean;
  lists: ProfileLists;
}

export function PublicProfileTab({ performer: first, extended, lists }: PublicProfileTabProps) {
  const { performer, save, busy, saved, refusal } = useOwnPerformer(first, extended);
  const initial = profileValues(performer, lists.phoneCodes ?? []);
  const form = useStudioForm({
    draft: `studio-card:${performer._id}`,
    initial,
    limits: LIMITS.updateOwnPerformer,
    check: (values) => profileProblems(values, initial),
    refusal,
    busy,
    send: (values) => void save(pickChanges(profileBody(values, performer), values, initial), form.sent),
  });
  return (
    <div className={styles.beside}>
      <StudioForm form={form} className={styles.form} label="Your profile">
        <ProfileFields values={form.values} lists={lists} extended={extended} />
        <SaveBar label="Save profile" saving={busy} saved={saved} dirty={form.dirty} onDiscard={form.clear} />
      </StudioForm>
      <ProfilePreview performer={performer} values={form.values} lists={lists} />
    </div>
  );
}
