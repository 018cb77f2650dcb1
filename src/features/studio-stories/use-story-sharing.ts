import { useRouter } from 'next/router';
import { useState } from 'react';
import type { CreateStoryBody } from '@/contract/story';
import { ApiError } from '@/lib/errors';
import { studioPaths } from '@/lib/studio-paths';
import { useServices } from '@/services/services-context';

/** Tells a story and leads to the list of them; `refusal` is what the server has against it. */
export function useStorySharing() {
  const router = useRouter();
  const { stories } = useServices();
  const [state, setState] = useState<{ busy: boolean; refusal: ApiError | null }>({ busy: false, refusal: null });

  const share = async (body: CreateStoryBody, onDone: () => void) => {
    setState({ busy: true, refusal: null });
    try {
      await stories.create(body);
      onDone();
      await router.push(studioPaths.stories);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, refusal: error });
    }
  };

  return { ...state, share: (body: CreateStoryBody, onDone: () => void) => void share(body, onDone) };
}
