import { SaveBar } from '@/components/form/save-bar';
import { AccessItems } from '../shared/access-items';
import { ChoiceControl } from '../shared/form/choice-items';
import { StudioForm } from '../shared/form/studio-form';
import { TextAreaItem } from '../shared/form/text-items';
import { StudioHead } from '../shared/studio-head';
import { useObjectUrl } from '@/components/upload/use-object-url';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { LookField } from './look-field';
import { StoryFile } from './story-file';
import { StoryPreview } from './story-preview';
import { useNewStory } from './use-new-story';
import styles from './new-story-screen.module.css';

export function NewStoryScreen() {
  const performer = useAppSelector((state) => state.user.current);
  const { form, upload, onFile, busy, waiting, discard } = useNewStory();
  const { values, set } = form;
  const url = useObjectUrl(upload?.entry.file ?? null);
  const { type } = values;

  return (
    <div className={styles.screen}>
      <StudioHead
        list={{ label: 'Stories', href: studioPaths.stories }}
        title="Add a story"
        note="A few words, a photo or a short video. Fans see it for a day."
      />
      <div className={styles.columns}>
        <StudioForm form={form} className={styles.form} label="New story" guard={form.dirty && !busy}>
          <ChoiceControl
            label="Type"
            value={type}
            options={[
              { value: 'text', label: 'Text' },
              { value: 'photo', label: 'Photo' },
              { value: 'video', label: 'Video' },
            ]}
            onChange={(kind) => set('type', kind as typeof type)}
          />
          {type !== 'text' && (
            <StoryFile key={type} type={type} upload={upload} onFile={(file) => onFile(type, file)} />
          )}
          <TextAreaItem
            name="text"
            label={type === 'text' ? 'Your text' : 'Caption'}
            hint={type === 'text' ? undefined : 'Optional.'}
          />
          {type === 'text' && <LookField look={values.look} onLook={(key) => set('look', key)} />}
          <AccessItems values={values} kind="storySaleCommission" />
          <SaveBar
            label={waiting ? 'Shared when the upload finishes' : 'Share story'}
            saving={busy || waiting}
            saved={false}
            dirty={form.dirty}
            onDiscard={discard}
          />
        </StudioForm>
        <StoryPreview values={values} url={url} performer={performer} />
      </div>
    </div>
  );
}
