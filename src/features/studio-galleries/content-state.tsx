import { StateChip, type Tone } from '@/components/chip/state-chip';

interface Shown {
  status?: 'draft' | 'active' | 'inactive';
  processing?: boolean;
}

const STATES: Record<NonNullable<Shown['status']>, { tone: Tone; label: string }> = {
  active: { tone: 'good', label: 'Published' },
  inactive: { tone: 'calm', label: 'Hidden' },
  draft: { tone: 'calm', label: 'Draft' },
};

/** Who sees a gallery or a photo, in a word. */
export function ContentState({ item: { status = 'active', processing } }: { item: Shown }) {
  const { tone, label } = processing ? ({ tone: 'wait', label: 'Processing' } as const) : STATES[status];
  return <StateChip tone={tone}>{label}</StateChip>;
}
