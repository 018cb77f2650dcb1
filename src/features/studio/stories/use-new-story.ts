import { useEffect, useEffectEvent, useState } from 'react';
import { getSale } from '../shared/access';
import { LIMITS } from '../shared/form/limits';
import { useStudioForm } from '../shared/form/use-studio-form';
import { useRouterWhileMounted } from '@/components/hooks/use-router-while-mounted';
import { createdPath } from '../shared/created';
import { useSaving } from '../shared/form/use-saving';
import { studioPaths } from '@/lib/page/studio-paths';
import { useServices } from '@/services/services-context';
import { useUploads, useUpload } from '@/store/upload/use-uploads';
import { NEW_STORY, storyBody, storyProblems, type StoryValues } from './story-values';
import { storyUploads, STORY_GROUP, type StoryFileDraft } from './story-uploads';

const getTerms = ({ access, price }: StoryValues) => JSON.stringify(getSale(access, price));

/** A new story: form, file, and sharing, which waits for the upload. */
export function useNewStory() {
  const here = useRouterWhileMounted();
  const { stories } = useServices();
  const { run, busy, refusal } = useSaving();
  const file = useStoryFile();
  /** Set when the user shares before the upload finishes; the story is shared with the values at that time. */
  const [sharingStep, setSharingStep] = useState<'none' | 'waiting' | 'due'>('none');
  const waiting = sharingStep === 'waiting';
  /** The access terms the user agreed to with that click. */
  const [agreed, setAgreed] = useState('');

  const form = useStudioForm<StoryValues>({
    draft: 'story:new',
    initial: NEW_STORY,
    limits: LIMITS.createStory,
    check: (values) => storyProblems(values, file.of(values.type)?.entry.step ?? null),
    refusal,
    busy: busy || waiting,
    send: (values) => {
      if (values.type === 'text' || file.of(values.type)?.entry.recordId) return createStory(values);
      setAgreed(getTerms(values));
      setSharingStep('waiting');
    },
  });
  const discard = () => {
    form.clear();
    file.forget();
  };

  const createStory = (values: StoryValues) => {
    void run(async () => {
      const { data } = await stories.create(storyBody(values, file.of(values.type)?.entry.recordId ?? null));
      discard();
      await here.current?.push(createdPath(studioPaths.stories, data));
    });
  };

  const upload = file.of(form.values.type);
  // The file was removed, failed, or has another type: nothing to wait for. Changed terms need another click.
  if (
    waiting &&
    (!upload || upload.entry.step === 'failed' || upload.entry.step === 'paused' || agreed !== getTerms(form.values))
  )
    setSharingStep('none');
  else if (waiting && upload?.entry.recordId) setSharingStep('due');

  const goOn = useEffectEvent(form.submit);
  useEffect(() => {
    if (sharingStep === 'due') goOn();
  }, [sharingStep]);

  return { form, upload, onFile: file.onFile, busy, waiting, discard };
}

/** The file of the new story. It uploads when selected and survives leaving the page. */
function useStoryFile() {
  const { ids, add, drop } = useUploads(storyUploads, STORY_GROUP);
  const upload = useUpload(ids.at(-1) ?? '');

  return {
    /** The file for this story type, uploading or uploaded; null without one. */
    of: (type: string) => (upload && 'type' in upload.entry.draft && upload.entry.draft.type === type ? upload : null),
    /** Replaces the file; null removes it. */
    onFile: (type: StoryFileDraft['type'], file: File | null) => {
      drop(ids);
      if (file) add([file], () => ({ type }));
    },
    forget: () => drop(ids),
  };
}
