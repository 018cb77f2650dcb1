import { TextArea } from '@/components/form/text-area';
import { useFanNote } from './use-fan-note';

/** A private note about a fan, stored on this device only. */
export function FanNote({ fanId }: { fanId: string }) {
  const [note, saveNote] = useFanNote(fanId);
  return (
    <TextArea
      label="Your private note"
      rows={3}
      maxLength={2000}
      value={note}
      onChange={(event) => saveNote(event.target.value)}
      hint="Kept on this device only, as you type. No one else sees it."
    />
  );
}
