import { Tag } from 'antd';
import type { Status } from './status';

const COLORS: Record<Status['tone'], string> = { good: 'success', wait: 'warning', bad: 'error', calm: 'default' };

export const StatusTag = ({ tone, label }: Status) => <Tag color={COLORS[tone]}>{label}</Tag>;
