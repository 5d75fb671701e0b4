import type { PickShipment } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { Badge } from '@tonalia/ui/badge';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';

/** The way to the packing of a shipment; "Empacado" once it is. */
export const PackLink = ({
  shipment: { _id, orderCode, isPacked },
}: {
  shipment: Pick<PickShipment, '_id' | 'orderCode' | 'isPacked'>;
}) => (
  <Link
    to="/empacar/$code"
    params={{ code: orderCode }}
    search={{ parte: _id }}
    className="touch-area font-semibold no-underline"
  >
    {isPacked ? <Badge tone="success">{texts.packed}</Badge> : texts.pack}
  </Link>
);
