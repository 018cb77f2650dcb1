import type { OrderUpdatedData, UpdateOrderBody } from '@/contract/order';
import { ApiError } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';
import { saleForPage, type SaleLine } from './sale-line';

/** Errors that suggest the line was changed elsewhere. */
const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 409, 412, 422].includes(error.status);

const read = async ({ orders }: Services, id: string): Promise<SaleLine> =>
  saleForPage((await orders.getLine(id)).data);

/**
 * Updates a shipment and passes its current state to `onLine`, after an error too, since someone else may have changed
 * it. Throws the server's error.
 */
export async function updateShipment(
  services: Services,
  line: SaleLine,
  body: UpdateOrderBody,
  onLine: (line: SaleLine) => void,
): Promise<void> {
  try {
    const data = (await services.orders.update(line._id, body)).data as OrderUpdatedData | null;
    // Some servers return no order.
    onLine(
      data?.deliveryStatus !== undefined && data.status !== undefined
        ? {
            ...line,
            status: data.status,
            deliveryStatus: data.deliveryStatus,
            shippingCode: data.shippingCode,
            updatedAt: data.updatedAt,
          }
        : await read(services, line._id).catch(() => ({ ...line, ...body })),
    );
  } catch (error) {
    if (isConflict(error)) await read(services, line._id).then(onLine, () => undefined);
    throw error;
  }
}
