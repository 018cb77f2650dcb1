import type { Problems } from '@/components/form/use-form';
import type { Photo } from '@/contract/photo';

const MAX_DESCRIPTION_LENGTH = 5_000;

export type PhotoValues = {
  title: string;
  description: string;
};

export const photoValues = ({ title = '', description = '' }: Photo): PhotoValues => ({ title, description });

export const photoProblems = ({ description }: PhotoValues): Problems<PhotoValues> => ({
  description:
    description.trim().length > MAX_DESCRIPTION_LENGTH
      ? `A description has at most ${MAX_DESCRIPTION_LENGTH} characters.`
      : undefined,
});
