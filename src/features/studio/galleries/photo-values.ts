import type { Problems } from '@/components/form/use-form';
import type { Photo } from '@/contract/photo';

const LONGEST_DESCRIPTION = 5_000;

export type PhotoValues = {
  title: string;
  description: string;
};

export const photoValues = ({ title = '', description = '' }: Photo): PhotoValues => ({ title, description });

export const photoProblems = ({ description }: PhotoValues): Problems<PhotoValues> => ({
  description: description.trim().length > LONGEST_DESCRIPTION ? `A description has at most ${LONGEST_DESCRIPTION} characters.` : undefined,
});
