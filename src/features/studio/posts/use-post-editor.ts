import { useState } from 'react';
import { LIMITS } from '../shared/form/limits';
import { pickChanges } from '../shared/form/pick-changes';
import { useSavingForm } from '../shared/form/use-saving-form';
import { attachmentsProblem } from '../shared/attachments-problem';
import { createdPath } from '../shared/created';
import { readSavedRecord } from '../shared/saved-record';
import { isFileProcessing } from '../shared/use-polled-list';
import { usePolling } from '../shared/use-polling';
import { useTimeZone } from '@/components/text/use-time-zone';
import { useRouterWhileMounted } from '@/components/hooks/use-router-while-mounted';
import type { Feed } from '@/contract/feed';
import { studioPaths } from '@/lib/page/studio-paths';
import { useServices } from '@/services/services-context';
import { useAttachments, type UploadDelay } from '@/store/upload/use-attachments';
import { formatFileType, parseFileType } from './file-types';
import { getFiles } from './post-preview-data';
import { fileGroup, getUploadType, postFiles } from './post-uploads';
import { NEW_POST, postBody, postProblems, postValues, type PostValues } from './post-values';

/** The form of a post and its files; `page` is null for a new post. */
export function usePostEditor(page: Feed | null) {
  const here = useRouterWhileMounted();
  const { feeds } = useServices();
  const zone = useTimeZone();
  const [post, setPost] = useState(page);

  const abortPoll = usePolling(post !== null && isFileProcessing(post), async (signal) => {
    if (!post) return;
    const { data } = await feeds.getOwn(post._id, { signal });
    if (!signal.aborted) setPost(data);
  });

  const initial = post ? postValues(post, zone) : NEW_POST;
  const form = useSavingForm<PostValues>({
    draft: `studio-post:${post?._id ?? 'new'}`,
    initial,
    limits: LIMITS.createFeed,
    check: (values) => problemsNow(values, initial, files.delay),
    save: async (_services, values) => {
      const body = postBody(values, getFiles(values, post, files.previews));
      // A post with a file error is shown as a draft, and has to become one.
      const before = post?.status === 'file-error' ? { ...initial, status: post.status } : initial;
      const { data } = post
        ? await feeds.update(post._id, pickChanges(body, values, before))
        : await feeds.create(body);
      const saved = post && (await readSavedRecord(data, { ...post, ...body }, () => feeds.getOwn(post._id)));
      if (saved) form.sent();
      else form.clear();
      files.finish();
      if (saved) {
        abortPoll();
        setPost(saved);
      } else await here.current?.push(createdPath(studioPaths.posts, data));
    },
  });
  const files = useAttachments(postFiles, fileGroup(post?._id ?? null), {
    ids: form.values.fileIds,
    onIds: (fileIds, added) =>
      form.setAll({
        fileIds,
        fileTypes: [
          ...form.values.fileTypes,
          ...added.map(({ file, recordId }) => formatFileType({ type: getUploadType(file), id: recordId ?? '' })),
        ].filter((text) => fileIds.includes(parseFileType(text).id)),
      }),
  });

  return {
    post,
    form,
    files,
    renewSlug: async () => {
      if (!post) return undefined;
      const { data } = await feeds.update(post._id, { renewSlug: true });
      const { slug } = await readSavedRecord(data, post, () => feeds.getOwn(post._id));
      abortPoll();
      setPost({ ...post, slug });
      return slug;
    },
    discard: () => {
      files.finish();
      form.clear();
    },
  };
}

const problemsNow = (values: PostValues, initial: PostValues, delay: UploadDelay | null) => ({
  ...postProblems(values, Date.now(), initial),
  fileIds: attachmentsProblem('files', delay),
});

export type PostForm = ReturnType<typeof usePostEditor>;
