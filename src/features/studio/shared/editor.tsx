import { useState, type ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { SaveBar } from '@/components/form/save-bar';
import { useEditorRemoval, type ContentKind } from './content-kind';
import { ContentState, type Shown } from './content-state';
import { PublishedNotice } from './created-notice';
import { StudioForm, type FormState } from './form/studio-form';
import type { Sold } from './removal-dialog';
import { StudioHead } from './studio-head';
import { ViewSwitch } from './view-switch';
import styles from './editor.module.css';

interface EditorProps<Item, View extends string> {
  list: { label: string; href: string };
  title: string;
  kind: ContentKind<Item>;
  /** Null for a new one. */
  item: (Item & Shown) | null;
  page?: { href: string; icon: ReactNode };
  /** Previews by what they show; null leaves one out. */
  previews: Record<View, { label: string; preview: ReactNode } | null>;
  /** Below the title. */
  slugField?: ReactNode;
  alert?: ReactNode;
  form: FormState & { saved: boolean };
  saveLabel: string;
  /** What the draft on the device lacks, such as "files". */
  unstored?: string;
  onDiscard: () => void;
  /** Beside the save button. */
  progress?: ReactNode;
  /** Beside the form on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** An editor of one item with previews: its form stays in the page while a preview is shown. */
export function Editor<Item extends { _id: string; status?: string } & Sold, View extends string>({
  list,
  title,
  kind,
  item,
  page,
  previews,
  slugField,
  alert,
  form,
  saveLabel,
  unstored,
  onDiscard,
  progress,
  aside,
  children,
}: EditorProps<Item, View>) {
  const { onDelete, dialog } = useEditorRemoval(kind, list.href);
  const [chosen, setView] = useState<View | 'edit'>('edit');
  const offered = (Object.keys(previews) as View[]).filter((view) => previews[view]);
  // A preview that is no longer offered gives way to another one.
  const view = chosen === 'edit' || previews[chosen] ? chosen : (offered[0] ?? 'edit');
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <StudioHead list={list} title={title} note={item && <ContentState item={item} />}>
          {item?.status === 'active' && page && (
            <ButtonLink icon={page.icon} href={page.href}>
              View page
            </ButtonLink>
          )}
          {item && (
            <Button variant="danger" icon={<Trash2 />} onClick={() => onDelete(item)}>
              Delete {kind.noun}
            </Button>
          )}
        </StudioHead>
        {slugField}
        <ViewSwitch<View | 'edit'>
          label="View"
          name="view"
          view={view}
          views={[
            { value: 'edit', label: 'Edit' },
            ...offered.map((value) => ({ value, label: previews[value]?.label ?? '' })),
          ]}
          onView={setView}
        />
      </div>
      {alert}
      {view !== 'edit' && previews[view]?.preview}
      <div className={view === 'edit' ? (aside ? styles.columns : undefined) : styles.hidden}>
        <StudioForm form={form} className={styles.form} label={title} guard={form.dirty} unstored={unstored}>
          {children}
          {item && page && <PublishedNotice key={item._id} item={item} title={title} path={page.href} />}
          <SaveBar
            label={saveLabel}
            saving={form.busy}
            saved={form.saved}
            dirty={form.dirty}
            isDraftStored={!unstored}
            onDiscard={onDiscard}
          >
            {progress}
          </SaveBar>
        </StudioForm>
        {aside}
      </div>
      {dialog}
    </div>
  );
}

export const EditorGroup = ({ children }: { children: ReactNode }) => <div className={styles.group}>{children}</div>;
