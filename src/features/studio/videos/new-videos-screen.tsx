import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/button/button';
import type { CategoriesPage } from '../shared/categories-page';
import { FileDrop } from '../shared/form/file-drop';
import { StudioHead } from '../shared/studio-head';
import { fileRules } from '@/components/upload/file-rules';
import { RefusedFiles } from '@/components/upload/refused-files';
import { onDraftChange } from '@/device/drafts';
import { isSameFile } from '@/device/upload-records';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { useUploads } from '@/store/upload/use-uploads';
import { pluralize, formatQuantity } from '@/lib/format/format';
import { CommonFields, useVideoDefaults } from './common-fields';
import { draftFileNames } from './new-draft';
import { NewVideoCard, newVideoFormId } from './new-video-card';
import { useUnfinishedCount } from './use-new-video';
import { newVideoDraft, videoUploads } from './video-uploads';
import styles from './new-videos.module.css';

const GROUP = 'videos';
const MAX_LISTED_NAMES = 3;

const storedDraftNames = () => draftFileNames().join('\n');
const noStoredDrafts = () => '';

export function NewVideosScreen({ categories }: CategoriesPage) {
  const { ids, add } = useUploads(videoUploads, GROUP);
  const own = useAppSelector(({ user }) => user.current._id);
  const unsettled = useUnfinishedCount(ids);
  const common = useVideoDefaults();
  const storedText = useSyncExternalStore(onDraftChange, storedDraftNames, noStoredDrafts);
  const storedNames = storedText === '' ? [] : storedText.split('\n');

  const store = useAppStore();
  const [repeated, setRepeated] = useState<readonly File[]>([]);

  const addFiles = (files: readonly File[]) => {
    const queued = Object.values(store.getState().upload.entries)
      .filter(({ group }) => group === GROUP)
      .map(({ file }) => file);
    const isNew = (file: File, index: number) =>
      ![...queued, ...files.slice(0, index)].some((other) => isSameFile(file, other));
    setRepeated(files.filter((file, index) => !isNew(file, index)));
    add(files.filter(isNew), (file) => newVideoDraft(file, common.values));
  };

  /** Each form reports its own errors; the first invalid one gets the focus. */
  const sendAll = () => {
    for (const id of [...ids].reverse()) {
      const form = document.getElementById(newVideoFormId(id));
      if (form instanceof HTMLFormElement) form.requestSubmit();
    }
  };

  return (
    <div className={styles.screen}>
      <StudioHead
        list={{ label: 'Videos', href: studioPaths.videos }}
        title="Upload videos"
        note="You can fill in the details and browse the site while files upload."
      />
      <FileDrop rule={fileRules.video} label="Drop videos here" onFiles={addFiles} />
      {repeated.length > 0 && (
        <RefusedFiles
          refused={repeated.map(({ name }) => ({ name, problem: 'is already in the list.' }))}
          onDismiss={() => setRepeated([])}
        />
      )}
      {ids.length === 0 && storedNames.length > 0 && (
        <p className={styles.storedNote} role="status" dir="auto">
          Your details for{' '}
          {storedNames.length > MAX_LISTED_NAMES ? formatQuantity(storedNames.length, 'file') : storedNames.join(', ')}{' '}
          are saved on this device. Choose the same {pluralize(storedNames.length, 'file')} again to continue.
        </p>
      )}
      <CommonFields form={common} categories={categories} />
      {ids.map((id) => (
        <NewVideoCard key={id} id={id} common={common.values} categories={categories} own={own} />
      ))}
      {unsettled > 1 && (
        <div className={styles.all}>
          <Button variant="primary" onClick={sendAll}>
            Publish all {unsettled}
          </Button>
          <p className={styles.note}>Each video with its own status: published, scheduled or hidden.</p>
        </div>
      )}
    </div>
  );
}
