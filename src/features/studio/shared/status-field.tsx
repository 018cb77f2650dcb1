import { RadioGroup } from '@/components/form/radio-group';

type Status = 'active' | 'inactive' | 'draft';

interface StatusFieldProps {
  id: string;
  status: string;
  /** Noun of the item: "video". */
  noun: string;
  /** Offers the draft status too. */
  draft?: boolean;
  onStatus: (status: Status) => void;
}

function stateOf(status: string, draft: boolean): Status {
  if (status === 'active') return 'active';
  return draft && status === 'draft' ? 'draft' : 'inactive';
}

export function StatusField({ id, status, noun, draft = false, onStatus }: StatusFieldProps) {
  const value = stateOf(status, draft);
  const hints: Record<Status, string | undefined> = {
    active: undefined,
    inactive: `Only you see a hidden ${noun}.`,
    draft: 'Only you can see a draft. Publish it when it’s ready.',
  };
  return (
    <RadioGroup<Status>
      label="Status"
      name={`status-${id}`}
      value={value}
      options={[
        { value: 'active', label: 'Published' },
        { value: 'inactive', label: 'Hidden' },
        ...(draft ? [{ value: 'draft' as const, label: 'Draft' }] : []),
      ]}
      hint={hints[value]}
      onChange={onStatus}
    />
  );
}
