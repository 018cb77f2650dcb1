import { FormSummary } from '@/components/form/form-summary';
import { RadioGroup } from '@/components/form/radio-group';
import { TextArea } from '@/components/form/text-area';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { AccessFields } from '@/features/studio/shared/access-fields';
import { SaveBar } from '@/components/form/save-bar';
import { StudioHead } from '@/features/studio/shared/studio-head';
import { useFileAddress } from '@/components/upload/use-file-address';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { LookField } from './look-field';
import { StoryFile } from './story-file';
import { StoryPreview } from './story-preview';
import { MAX_STORY_LENGTH } from './story-values';
import { useNewStory } from './use-new-story';
import styles from './new-story-screen.module.css';

export function NewStoryScreen() {
  const performer = useAppSelector((state) => state.user.current);
  const { form, upload, onFile, busy, waiting } = useNewStory();
  const { values, report, set, text, clear } = form;
  const address = useFileAddress(upload?.entry.file ?? null);
  const { type } = values;
  const left = MAX_STORY_LENGTH - values.text.trim().length;

  return (
    <div className={styles.screen}>
      <StudioHead
        list={{ label: 'Stories', href: studioPaths.stories }}
        title="Add a story"
        note="A few words, a photo or a short video. Fans see it for a day."
      />
      <div className={styles.columns}>
        <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="New story">
          <FormSummary report={report} />
          <RadioGroup
            label="Kind"
            name="type"
            value={type}
            options={[
              { value: 'text', label: 'Text' },
              { value: 'photo', label: 'Photo' },
              { value: 'video', label: 'Video' },
            ]}
            onChange={(kind) => set('type', kind)}
          />
          {type !== 'text' && (
            <StoryFile
              key={type}
              type={type}
              upload={upload}
              error={report.problems.type}
              onFile={(file) => onFile(type, file)}
            />
          )}
          <TextArea
            {...text('text')}
            label={type === 'text' ? 'Your text' : 'Caption'}
            rows={4}
            hint={
              left >= 0
                ? `${type === 'text' ? '' : 'Optional. '}${left} characters left.`
                : `${-left} characters too many.`
            }
          />
          {type === 'text' && <LookField look={values.look} onLook={(key) => set('look', key)} />}
          <AccessFields
            id="story"
            kind="storySaleCommission"
            access={values.access}
            price={values.price}
            error={report.problems.price}
            onAccess={(access) => set('access', access)}
            onPrice={(price) => set('price', price)}
          />
          <SaveBar
            label={waiting ? 'Shared when the upload finishes' : 'Share story'}
            saving={busy || waiting}
            saved={false}
            dirty={form.dirty}
            onDiscard={clear}
          />
          <UnsavedGuard when={form.dirty && !busy} />
        </form>
        <StoryPreview values={values} address={address} performer={performer} />
      </div>
    </div>
  );
}
