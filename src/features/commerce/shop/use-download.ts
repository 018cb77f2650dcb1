import { useState } from 'react';
import { loaded } from '@/lib/page/load-part';
import { webAddress } from '@/lib/url';
import { useServices } from '@/services/services-context';

/** By a link that asks for saving, so that this page stays also where the browser could show the file. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Fetches the file of a bought product. Its address is good for a short while only, so it is asked for on the press. */
export function useDownload(productId: string) {
  const { products } = useServices();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
    setAsking(true);
    try {
      const link = await loaded(async () => webAddress((await products.downloadLink(productId)).data.downloadLink));
      setFailure(link.ok ? (link.content ? null : 'The server gave no address that can be opened.') : link.message);
      if (link.ok && link.content) save(link.content);
    } finally {
      setAsking(false);
    }
  };

  return { asking, failure, download: () => void download() };
}
