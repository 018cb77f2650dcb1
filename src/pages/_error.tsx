import { useRouter } from 'next/router';
import { ContentCrash } from '@/shell/frame/crash';

/** Next's page for requests that could not be rendered at all. */
export default function ErrorPage({ requestId }: { requestId?: string }) {
  const router = useRouter();
  return <ContentCrash requestId={requestId} onRetry={() => router.reload()} />;
}
