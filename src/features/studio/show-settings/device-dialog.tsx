import { Button, Modal } from 'antd';
import type { DeviceDialogProps } from '@/entities/live-show/live-slots';
import { DeviceFields } from './device-fields';

export const DeviceDialog = ({ publisher, open, onClose }: DeviceDialogProps) => (
  <Modal
    open={open}
    onCancel={onClose}
    title={<h2>Devices and quality</h2>}
    destroyOnHidden
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <DeviceFields publisher={publisher} />
  </Modal>
);
