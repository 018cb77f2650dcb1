import { useState } from 'react';
import { loaded } from '@/lib/loaded';
import { useServices } from '@/services/services-context';

/** Fetches the file of a bought product. Its address is good for a short while only, so it is asked for on the press. */
export function useDownload(productId: string) {
  const { products } = useServices();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
    setAsking(true);
    try {
      const link = await loaded(async () => (await products.downloadLink(productId)).data.downloadLink);
      setFailure(link.ok ? null : link.message);
      if (link.ok) window.location.assign(link.content);
    } finally {
      setAsking(false);
    }
  };

  return { asking, failure, download: () => void download() };
}
