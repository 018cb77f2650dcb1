import { useSyncExternalStore } from 'react';
import { onFanNotesChange, readFanNote, writeFanNote } from '@/device/fan-notes';
import { useAppSelector } from '@/store/hooks';

export function useFanNote(fanId: string): [note: string, keep: (note: string) => void] {
  const own = useAppSelector(({ auth }) => auth.authUser?._id ?? '');
  const note = useSyncExternalStore(
    onFanNotesChange,
    () => readFanNote(own, fanId),
    () => '',
  );
  return [note, (text) => writeFanNote(own, fanId, text)];
}
