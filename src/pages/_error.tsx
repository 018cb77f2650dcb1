import { useRouter } from 'next/router';
import { ContentCrash } from '@/shell/frame/crash';

/** What Next shows when a page could not be made at all. */
export default function ErrorPage({ requestId }: { requestId?: string }) {
  const router = useRouter();
  return <ContentCrash requestId={requestId} onRetry={() => router.reload()} />;
}
