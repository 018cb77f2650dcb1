import { useState, type ComponentType } from 'react';
import { Newspaper, Trash2 } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { FormSummary } from '@/components/form/form-summary';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import type { Option } from '@/components/listing/filter-set';
import { SaveBar } from '@/components/form/save-bar';
import { AddressLine } from '@/features/studio/shared/address-line';
import { ContentState } from '@/features/studio/shared/content-state';
import { StudioHead } from '@/features/studio/shared/studio-head';
import { ViewSwitch } from '@/features/studio/shared/view-switch';
import type { Feed } from '@/contract/feed';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { fileErrorText, postName } from './post-facts';
import { PostFields } from './post-fields';
import type { PreviewSlot } from './preview-slot';
import { closedAs } from './shown-post';
import { usePostEditor } from './use-post-editor';
import { useShownPost } from './use-shown-post';
import styles from './post-editor.module.css';

interface PostEditorProps {
  /** Null for a new post. */
  post: Feed | null;
  categories: readonly Option[] | null;
  Preview: ComponentType<PreviewSlot>;
  onDelete?: (post: Feed) => void;
}

type View = 'edit' | 'open' | 'closed';

/** Post editor with previews for fans with and without access. */
export function PostEditor({ post: page, categories, Preview, onDelete }: PostEditorProps) {
  const editor = usePostEditor(page);
  const [chosen, setView] = useState<View>('edit');
  const { post, form, sending } = editor;
  const shown = useShownPost(editor);
  const closed = closedAs(form.values);
  const view = chosen === 'closed' && !closed ? 'open' : chosen;
  const title = post ? postName(post) : 'Write a post';
  const broken = post && fileErrorText(post);
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <StudioHead
          list={{ label: 'Posts', href: studioPaths.posts }}
          title={title}
          note={post && <ContentState item={post} />}
        >
          {post?.status === 'active' && (
            <ButtonLink icon={<Newspaper />} href={paths.post(post)}>
              View page
            </ButtonLink>
          )}
          {post && onDelete && (
            <Button look="danger" icon={<Trash2 />} onClick={() => onDelete(post)}>
              Delete post
            </Button>
          )}
        </StudioHead>
        {post && <AddressLine item={post} path={paths.post(post)} renew={editor.renewAddress} />}
        <ViewSwitch
          label="View"
          name="view"
          view={view}
          views={[
            { value: 'edit', label: 'Edit' },
            { value: 'open', label: 'Preview' },
            ...(closed ? [{ value: 'closed' as const, label: 'Locked' }] : []),
          ]}
          onView={setView}
        />
      </div>
      {broken && (
        <p className={styles.broken} role="alert" dir="auto">
          {broken}
        </p>
      )}
      {view !== 'edit' && <Preview {...shown} closed={view === 'closed' ? closed : undefined} />}
      <form
        className={view === 'edit' ? styles.form : styles.hidden}
        method="post"
        noValidate
        onSubmit={form.submit}
        aria-label={title}
      >
        <FormSummary report={form.report} />
        <PostFields editor={editor} categories={categories} />
        <SaveBar
          label={post ? 'Save post' : saveLabel(form.values)}
          saving={sending.busy}
          saved={sending.saved}
          dirty={form.dirty}
          onDiscard={editor.discard}
        />
        <UnsavedGuard when={form.dirty} />
      </form>
    </div>
  );
}

function saveLabel({ status, isSchedule }: { status: string; isSchedule: boolean }): string {
  if (status !== 'active') return status === 'draft' ? 'Save draft' : 'Save post';
  return isSchedule ? 'Schedule post' : 'Publish post';
}
