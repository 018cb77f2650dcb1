import { priceProblem, getSale, type Sale } from './access';
import { AccessItems } from './access-items';
import { LIMITS } from './form/limits';
import { StudioForm } from './form/studio-form';
import { useStudioForm } from './form/use-studio-form';
import { PriceDialog } from './price-dialog';
import type { SaleKind } from './proceeds';
import type { PriceRequest } from './use-content-actions';

interface AccessDialogProps extends PriceRequest<Sale> {
  noun: string;
  kind: SaleKind;
  plural: string;
}

export const AccessDialog = ({ kind, onPrice, ...dialog }: AccessDialogProps) => (
  <PriceDialog {...dialog}>{(id) => <AccessForm id={id} kind={kind} onPrice={onPrice} />}</PriceDialog>
);

interface AccessFormProps {
  id: string;
  kind: SaleKind;
  onPrice: (sale: Sale) => void;
}

function AccessForm({ id, kind, onPrice }: AccessFormProps) {
  const form = useStudioForm({
    draft: 'studio-price',
    initial: { access: 'sale', price: '' },
    secret: ['access', 'price'],
    limits: LIMITS.uploadVideo,
    check: ({ access, price }) => ({ price: priceProblem(access, price) }),
    send: ({ access, price }) => onPrice(getSale(access, price)),
  });
  return (
    <StudioForm form={form} id={id} guard={false}>
      <AccessItems values={form.values} kind={kind} />
    </StudioForm>
  );
}
