import { useState } from 'react';
import type { UpdateOrderBody } from '@/contract/order';
import { useSaving } from '../shared/form/use-saving';
import { useServices } from '@/services/services-context';
import { updateShipment } from './update-shipment';
import type { SaleLine } from './sale-line';

/** One sale and its status updates. After an error it shows the server's current state. */
export function useSale(page: SaleLine) {
  const services = useServices();
  const [latest, setLatest] = useState({ page, line: page });
  const line = latest.page === page ? latest.line : page;
  const { run, ...saving } = useSaving();
  const save = (body: UpdateOrderBody, onDone: () => void) =>
    run(async () => {
      await updateShipment(services, line, body, (now) => setLatest({ page, line: now }));
      onDone();
    });
  return { line, saving, save };
}
