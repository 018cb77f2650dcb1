import type { Photo } from '@/contract/photo';

export type PhotoValues = {
  title: string;
  description: string;
};

export const photoValues = ({ title = '', description = '' }: Photo): PhotoValues => ({ title, description });
