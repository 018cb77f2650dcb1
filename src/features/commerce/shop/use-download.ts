import { useEffect, useState } from 'react';
import { loaded } from '@/lib/page/load-part';
import { parseHttpUrl } from '@/lib/url';
import { useServices } from '@/services/services-context';

/**
 * Uses a download link, so that the page stays open even if the browser could display the file. Browsers ignore
 * `download` for other origins, so those open in a new tab.
 */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  if (link.origin !== window.location.origin) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  document.body.append(link);
  link.click();
  link.remove();
}

/** How long the link is offered, in ms: less than the three hours for which its URL works (contract C.4). */
const OFFER_MS = 60 * 60_000;

/**
 * Downloads a purchased product. Its URL is requested on click. `url` is for browsers that block the opening, such as
 * Safari, because the click was a while ago.
 */
export function useDownload(productId: string) {
  const { products } = useServices();
  const [isRequesting, setIsRequesting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setUrl(null), OFFER_MS);
    return () => clearTimeout(timer);
  }, [url]);

  const download = async () => {
    setIsRequesting(true);
    setUrl(null);
    try {
      const link = await loaded(async () => parseHttpUrl((await products.downloadLink(productId)).data.downloadLink));
      setFailure(link.ok ? (link.content ? null : 'No download link was found. Contact us.') : link.message);
      setUrl(link.ok ? link.content : null);
      if (link.ok && link.content) save(link.content);
    } finally {
      setIsRequesting(false);
    }
  };

  return { isRequesting, failure, url, download: () => void download() };
}
