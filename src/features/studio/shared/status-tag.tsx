import { Tag } from 'antd';
import type { Tone } from '@/components/chip/status-chip';

const COLORS: Record<Tone, string> = { good: 'success', wait: 'warning', bad: 'error', calm: 'default' };

export const StatusTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <Tag color={COLORS[tone]}>{children}</Tag>
);
