import type { Tone } from '@/components/chip/status-chip';

export interface Status {
  tone: Tone;
  label: string;
}
