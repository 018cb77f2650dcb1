import { useRetry } from '@/components/hooks/use-reload';
import { BlockError } from './error-state';

/** Replaces a part that failed to load with the page. A retry reloads the page's data. */
export function ReloadError({ title, message }: { title: string; message?: string }) {
  return <BlockError title={title} message={message} {...useRetry()} />;
}
