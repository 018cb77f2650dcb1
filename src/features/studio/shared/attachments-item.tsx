import { useState, type ReactNode } from 'react';
import { ProgressRow } from '@/components/upload/progress-row';
import { RefusedFiles } from '@/components/upload/refused-files';
import type { RefusedFile } from '@/components/upload/use-checked-files';
import type { FileRule } from '@/lib/files/file-check';
import type { useAttachments } from '@/store/upload/use-attachments';
import { useUpload } from '@/store/upload/use-uploads';
import { AttachedFiles } from './attached-files';
import type { AttachedFile } from './attached-tile';
import { FileDrop } from './form/file-drop';
import { GroupItem } from './form/group-item';
import { useField } from './form/studio-form';
import { useRevalidation } from './form/use-revalidation';
import styles from './attachments-item.module.css';

interface AttachmentsItemProps {
  /** A field with the ids of the files in order; its limit is the number of files. */
  name: string;
  label: string;
  plural: string;
  rule: FileRule;
  files: readonly AttachedFile[];
  attachments: ReturnType<typeof useAttachments>;
  /** Badge of the first file: "Cover". */
  firstIs?: string;
  hint?: ReactNode;
  onOrder: (ids: string[]) => void;
}

/** Files that upload as soon as they are chosen, in an order that can be changed. */
export function AttachmentsItem({
  name,
  label,
  plural,
  rule,
  files,
  attachments: { inFlight, delay, add, remove },
  firstIs,
  hint,
  onOrder,
}: AttachmentsItemProps) {
  const most = useField(name).limit?.max?.[0] ?? Infinity;
  // The message of a refused form says whether the files are uploading, paused or failed.
  useRevalidation(name, delay);
  const [beyond, setBeyond] = useState<readonly RefusedFile[]>([]);
  const left = most - files.length - inFlight.length;
  const full = `You can add up to ${most} ${plural}.`;
  return (
    <GroupItem name={name} label={label} hint={hint}>
      <AttachedFiles
        label={`${label} in order`}
        files={files}
        max={most}
        firstIs={firstIs}
        onOrder={onOrder}
        onRemove={remove}
      />
      {inFlight.map((id) => (
        <UploadingFile key={id} id={id} />
      ))}
      {left > 0 ? (
        <FileDrop
          rule={rule}
          label={`Drop ${plural} here`}
          onFiles={(chosen) => {
            add(chosen.slice(0, left));
            setBeyond(chosen.slice(left).map((file) => ({ name: file.name, problem: full })));
          }}
        />
      ) : (
        <p className={styles.full}>{full}</p>
      )}
      <RefusedFiles refused={beyond} onDismiss={() => setBeyond([])} />
    </GroupItem>
  );
}

/** Forms wait until it has arrived or is removed. */
function UploadingFile({ id }: { id: string }) {
  const upload = useUpload(id);
  return (
    upload && (
      <div data-wrong>
        <ProgressRow {...upload.row} />
      </div>
    )
  );
}
