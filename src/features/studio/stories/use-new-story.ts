import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '@/components/form/use-form';
import { saleOf } from '@/features/studio/shared/access';
import { NEW_STORY, storyBody, storyProblems, type StoryValues } from './story-values';
import { useStoryFile } from './use-story-file';
import { useStorySharing } from './use-story-sharing';

const termsOf = ({ access, price }: StoryValues) => JSON.stringify(saleOf(access, price));

/** A story that is being made: its form, its file, and the sharing, which waits for the file. */
export function useNewStory() {
  const { share, busy, refusal } = useStorySharing();
  const file = useStoryFile();
  /** Of a press that came before the file was up. The story is shared as it stands when that is. */
  const [stage, setStage] = useState<'none' | 'waiting' | 'due'>('none');
  const waiting = stage === 'waiting';
  /** Who may see it and for what, as agreed to by that press. */
  const [agreed, setAgreed] = useState('');

  const form = useForm<StoryValues>({
    draft: 'story:new',
    initial: NEW_STORY,
    check: (values) => storyProblems(values, file.of(values.type) !== null),
    refusal,
    busy: busy || waiting,
    send: (values) => {
      if (values.type === 'text' || file.of(values.type)?.entry.recordId) return tell(values);
      setAgreed(termsOf(values));
      setStage('waiting');
    },
  });
  const { clear, press } = form;

  const tell = (values: StoryValues) => {
    share(storyBody(values, file.of(values.type)?.entry.recordId ?? null), () => {
      clear();
      file.forget();
    });
  };

  const upload = file.of(form.values.type);
  // Taken off, not got through, or a story of another kind by now: there is nothing to wait for. Other terms take another press.
  if (waiting && (!upload || upload.entry.step === 'failed' || upload.entry.step === 'paused' || agreed !== termsOf(form.values))) setStage('none');
  else if (waiting && upload?.entry.recordId) setStage('due');

  const goOn = useEffectEvent(press);
  useEffect(() => {
    if (stage === 'due') goOn();
  }, [stage]);

  return { form, upload, onFile: file.onFile, busy, waiting };
}
