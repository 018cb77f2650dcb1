import { Alert } from 'antd';
import { Download, FileUp } from 'lucide-react';
import { UploadControls } from '@/components/crop/upload-controls';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { fileRules } from '@/components/upload/file-rules';
import type { OwnPerformer } from '@/contract/performer';
import { fileProblem, formatFileRule } from '@/lib/files/file-check';
import { UploadGuard } from '../shared/upload-guard';
import { useDocument } from './use-own-files';
import styles from './studio-profile.module.css';

const DOCUMENTS = [
  {
    field: 'idVerification',
    title: 'ID document',
    noun: 'ID document',
    about: 'The front of a valid passport, ID card or driver’s license.',
  },
  {
    field: 'documentVerification',
    title: 'Selfie with your ID',
    noun: 'selfie with your ID',
    about: 'Hold your ID next to your face. Both must be clearly visible.',
  },
] as const;

interface DocumentsTabProps {
  performer: OwnPerformer;
  extended: boolean;
}

/** Identity documents, visible to the verification team and their owner only. */
export function DocumentsTab({ performer, extended }: DocumentsTabProps) {
  const documents = {
    idVerification: useDocument(performer, 'idVerification'),
    documentVerification: useDocument(performer, 'documentVerification'),
  };
  if (!extended) return <NotSupportedNote what="sending documents here" />;
  const missing = DOCUMENTS.filter(({ field }) => !documents[field].isSent);
  return (
    <div className={styles.panel}>
      {performer.verifiedDocument ? (
        <Alert type="success" showIcon role="none" title="Your documents are verified." />
      ) : (
        <Alert
          type="info"
          showIcon
          role="none"
          title={`${
            missing.length > 0
              ? `To get verified, send your ${missing.map(({ noun }) => noun).join(' and ')}.`
              : 'Your documents are in review.'
          } Only our verification team sees them.`}
        />
      )}
      {DOCUMENTS.map((document) => (
        <DocumentField key={document.field} {...document} {...documents[document.field]} />
      ))}
      <UploadGuard when={DOCUMENTS.some(({ field }) => documents[field].progress !== null)} />
    </div>
  );
}

type DocumentFieldProps = (typeof DOCUMENTS)[number] & ReturnType<typeof useDocument>;

function DocumentField(props: DocumentFieldProps) {
  const { field, title, about, stored, saved, progress, problem, missing, start, stop, refuse, retry } = props;
  const choose = async (file: File) => {
    const found = await fileProblem(file, fileRules.document);
    if (found) refuse(found);
    else start(file);
  };
  return (
    <section className={styles.group} aria-labelledby={field}>
      <h2 id={field}>{title}</h2>
      <p className={styles.quiet}>
        {about} {formatFileRule(fileRules.document)}.
      </p>
      {stored?.url ? (
        <p className={styles.row}>
          <span className={styles.who} dir="auto">
            {stored.name || title}
          </span>
          <a href={stored.url} target="_blank" rel="noopener noreferrer" download>
            <Download size={16} /> Save a copy
          </a>
        </p>
      ) : null}
      {missing ? (
        <NotSupportedNote what="sending documents here" />
      ) : (
        <UploadControls
          label={stored ? 'Replace document' : 'Choose document'}
          fileLabel={title}
          icon={<FileUp />}
          accept={fileRules.document.accept}
          progress={progress}
          problem={problem}
          onChoose={(file) => void choose(file)}
          onStop={stop}
          onRetry={retry}
        />
      )}
      <p role="status" className={styles.quiet}>
        {saved ? 'Sent. We’ll review it and email you.' : null}
      </p>
    </section>
  );
}
