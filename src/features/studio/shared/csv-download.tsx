import { Alert, Button } from 'antd';
import { FileDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatNumber } from '@/lib/format/format';
import { LoadFailure } from './states';
import type { useLedgerFile } from '@/entities/payment/use-ledger-file';

type CsvFile = ReturnType<typeof useLedgerFile>;

interface CsvButtonProps extends ComponentProps<typeof Button> {
  file: CsvFile;
}

export const CsvButton = ({ file, ...button }: CsvButtonProps) => (
  <Button icon={<FileDown />} loading={file.making} onClick={file.onMake} {...button} />
);

/** Why there is no file, or that it doesn't hold everything. */
export function CsvFailure({ file: { failure, cutAfter, onMake } }: { file: CsvFile }) {
  if (failure !== null) return <LoadFailure title="The file couldn’t be created." message={failure} onRetry={onMake} />;
  return (
    cutAfter !== null && (
      <Alert
        type="warning"
        role="status"
        showIcon
        title={`The file ends after ${formatNumber(cutAfter)} rows. Use the filters to download the others.`}
      />
    )
  );
}
