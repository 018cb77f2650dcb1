import { QRCode } from 'antd';
import type { QrCodeProps } from '@/entities/live-show/live-slots';

/** Scanners need dark modules on a light ground, also in the dark theme. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <div role="img" aria-label={label}>
      <QRCode value={value} type="svg" size={240} color="#000000" bgColor="#ffffff" bordered={false} />
    </div>
  );
}
