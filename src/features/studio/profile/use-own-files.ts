import { useState } from 'react';
import type { OwnPerformer } from '@/contract/performer';
import { useServices } from '@/services/services-context';
import { useOwnPerformer } from './use-own-performer';
import { useSending } from './use-sending';

export function useCover(performer: OwnPerformer) {
  const { performers } = useServices();
  const [cover, setCover] = useState(performer.cover ?? '');
  const sending = useSending(async (file, options) => {
    const { data } = await performers.uploadCover(file, options);
    setCover(data.url);
  });
  return { cover, ...sending };
}

export function useWelcomeVideo(performer: OwnPerformer) {
  const { performers } = useServices();
  const [videoUrl, setVideoUrl] = useState(performer.welcomeVideoPath ?? '');
  const sending = useSending(async (file, options) => {
    const { data } = await performers.uploadWelcomeVideo(file, options);
    setVideoUrl(data.url);
  });
  return { videoUrl, ...sending };
}

/** Uploads a document and links it to the performer's record. */
export function useDocument(first: OwnPerformer, field: 'idVerification' | 'documentVerification') {
  const { performers } = useServices();
  const { performer, save, saved, refusal } = useOwnPerformer(first, true);
  const sending = useSending(async (file, options) => {
    const { data } = await performers.uploadDocument(file, options);
    if (data._id) await save({ [`${field}Id`]: data._id });
  });
  return { stored: performer[field], saved, ...sending, problem: sending.problem || refusal?.message };
}
