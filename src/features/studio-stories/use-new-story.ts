import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '@/components/form/use-form';
import { NEW_STORY, storyBody, storyProblems, type StoryValues } from './story-values';
import { useStoryFile } from './use-story-file';
import { useStorySharing } from './use-story-sharing';

/** A story that is being made: its form, its file, and the sharing, which waits for the file. */
export function useNewStory() {
  const { share, busy, refusal } = useStorySharing();
  const file = useStoryFile();
  /** What was to be shared when its file was not up yet. */
  const [waiting, setWaiting] = useState<StoryValues | null>(null);

  const form = useForm<StoryValues>({
    draft: 'story:new',
    initial: NEW_STORY,
    check: (values) => storyProblems(values, file.of(values.type) !== null),
    refusal,
    busy: busy || waiting !== null,
    send: (values) => (values.type === 'text' || file.of(values.type)?.entry.recordId ? tell(values) : setWaiting(values)),
  });
  const { clear } = form;

  const tell = (values: StoryValues) => {
    setWaiting(null);
    share(storyBody(values, file.of(values.type)?.entry.recordId ?? null), () => {
      clear();
      file.forget();
    });
  };

  const awaited = waiting && file.of(waiting.type);
  // Taken off, or not got through: there is nothing to wait for.
  if (waiting && (!awaited || awaited.entry.step === 'failed' || awaited.entry.step === 'paused')) setWaiting(null);

  const isUp = Boolean(awaited?.entry.recordId);
  const goOn = useEffectEvent(() => {
    if (waiting) tell(waiting);
  });
  useEffect(() => {
    if (isUp) goOn();
  }, [isUp]);

  return { form, upload: file.of(form.values.type), onFile: file.onFile, busy, waiting: waiting !== null };
}
