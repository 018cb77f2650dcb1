import { useState } from 'react';
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

/** Downloads a purchased product. Its URL expires soon, so it is requested on click. */
export function useDownload(productId: string) {
  const { products } = useServices();
  const [isRequesting, setIsRequesting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
    setIsRequesting(true);
    try {
      const link = await loaded(async () => parseHttpUrl((await products.downloadLink(productId)).data.downloadLink));
      setFailure(link.ok ? (link.content ? null : 'No download link was found. Contact us.') : link.message);
      if (link.ok && link.content) save(link.content);
    } finally {
      setIsRequesting(false);
    }
  };

  return { isRequesting, failure, download: () => void download() };
}
