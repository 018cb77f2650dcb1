import { Tag } from 'antd';
import type { Tone } from '@/components/chip/status-chip';

const COLORS: Record<Tone, string> = { good: 'success', wait: 'warning', bad: 'error', calm: 'default' };

export interface Status {
  tone: Tone;
  label: string;
}

export const StatusTag = ({ tone, label }: Status) => <Tag color={COLORS[tone]}>{label}</Tag>;
