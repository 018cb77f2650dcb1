import { useSubmission } from '@/components/form/use-submission';
import { useRouterHere } from '@/components/hooks/use-router-here';
import { createdPath } from '@/features/studio/shared/created';
import type { CreateStoryBody, UpdateStoryBody } from '@/contract/story';
import { studioPaths } from '@/lib/page/studio-paths';
import { useServices } from '@/services/services-context';

/** Publishes a story and opens the list. */
export function useStorySharing() {
  const here = useRouterHere();
  const { stories } = useServices();
  const { run, ...state } = useSubmission();
  const share = (body: CreateStoryBody, onDone: () => void) =>
    run(async () => {
      const { data } = await stories.create(body);
      onDone();
      await here.current?.push(createdPath(studioPaths.stories, data));
    });
  return { ...state, share };
}

/** Updates a published story. */
export function useStoryChange(id: string) {
  const { stories } = useServices();
  const { run, ...state } = useSubmission();
  const change = (body: UpdateStoryBody, onDone: () => void) =>
    run(async () => {
      await stories.update(id, body);
      onDone();
    });
  return { ...state, change };
}
