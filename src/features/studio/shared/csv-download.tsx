import { Button } from 'antd';
import { FileDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { useLedgerFile } from '@/entities/payment/use-ledger-file';
import { LoadFailure } from './states';

type CsvFile = ReturnType<typeof useLedgerFile>;

interface CsvButtonProps extends ComponentProps<typeof Button> {
  file: CsvFile;
}

export const CsvButton = ({ file, ...button }: CsvButtonProps) => (
  <Button icon={<FileDown />} loading={file.making} onClick={file.onMake} {...button} />
);

export const CsvFailure = ({ file: { failure, onMake } }: { file: CsvFile }) =>
  failure !== null && <LoadFailure title="The file couldn’t be created." message={failure} onRetry={onMake} />;
