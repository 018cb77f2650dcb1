import dynamic from 'next/dynamic';
import { useAppSelector } from '@/store/hooks';

const UploadTray = dynamic(() => import('@/features/upload/upload-tray').then((module) => module.UploadTray), { ssr: false });

/** Where uploads are seen, on whichever page; their code comes with the first of them. */
export function UploadPlace() {
  const isUsed = useAppSelector(({ upload }) => upload.order.length > 0);
  return isUsed ? <UploadTray /> : null;
}
