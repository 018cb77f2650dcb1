import type { ComponentType } from 'react';
import { Newspaper } from 'lucide-react';
import { SlugField } from '../shared/slug-field';
import { Editor } from '../shared/editor';
import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { postName } from '@/entities/post/post-name';
import { fileErrorText, POST, postStats } from './post-facts';
import { PostFields } from './post-fields';
import type { NewPostPage, OwnPostPage } from './post.loader';
import { getLockPrice, getFiles, getTeaserText } from './post-preview-data';
import { usePostEditor, type PostForm } from './use-post-editor';
import styles from './post-screen.module.css';

interface PreviewSlot {
  post: Pick<Post, '_id' | 'title' | 'shortDescription' | 'performer'>;
  text: string;
  files: readonly MediaFile[];
  /** True to show the post as locked. */
  closed?: { price: number | null };
}

interface Slots {
  Preview: ComponentType<PreviewSlot>;
}

export const NewPostScreen = (page: NewPostPage & Slots) => <PostEditor post={null} {...page} />;

export const StudioPostScreen = (page: OwnPostPage & Slots) => <PostEditor key={page.post._id} {...page} />;

type PostEditorProps = NewPostPage & Slots & { post: OwnPostPage['post'] | null };

function PostEditor({ post: page, categories, Preview }: PostEditorProps) {
  const editor = usePostEditor(page);
  const { post, form } = editor;
  const shown = useShownPost(editor);
  const closed = getLockPrice(form.values);
  const broken = post && fileErrorText(post);
  return (
    <Editor
      list={{ label: 'Posts', href: studioPaths.posts }}
      title={post ? postName(post) : 'Write a post'}
      kind={POST}
      item={post && { ...post, stats: postStats(post) }}
      page={post ? { href: paths.post(post), icon: <Newspaper /> } : undefined}
      previews={{
        open: { label: 'Preview', preview: <Preview {...shown} /> },
        closed: closed ? { label: 'Locked', preview: <Preview {...shown} closed={closed} /> } : null,
      }}
      slugField={post && <SlugField item={post} path={paths.post(post)} renew={editor.renewSlug} />}
      alert={
        broken && (
          <p className={styles.broken} role="alert" dir="auto">
            {broken}
          </p>
        )
      }
      form={form}
      saveLabel={post ? 'Save post' : saveLabel(form.values)}
      onDiscard={editor.discard}
    >
      <PostFields editor={editor} categories={categories} />
    </Editor>
  );
}

function saveLabel({ status, isSchedule }: { status: string; isSchedule: boolean }): string {
  if (status !== 'active') return status === 'draft' ? 'Save draft' : 'Save post';
  return isSchedule ? 'Schedule post' : 'Publish post';
}

function useShownPost({ post, form: { values }, files }: PostForm): PreviewSlot {
  const { _id, name, username, avatar } = useAppSelector(({ user }) => user.current);
  const text = values.text.trim();
  return {
    post: {
      _id: post?._id ?? '',
      title: values.title.trim(),
      shortDescription: getTeaserText(text),
      performer: { _id, name: name || username || '', username: username ?? '', avatar },
    },
    text,
    files: getFiles(values, post, files.previews),
  };
}
