import type { OrderPicking } from '@tonalia/contract/dispatch-office';
import type { OfficeShipment } from '@tonalia/contract/purchase-office';
import { Link } from '@tanstack/react-router';
import { Badge } from '@tonalia/ui/badge';
import { officeButtonClass } from '../../components/office-button.tsx';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';

export type ShipmentPackingProps = {
  orderCode: string;
  shipment: Pick<OfficeShipment, '_id' | 'status'>;
  packings: OrderPicking['packings'];
};

/** The boxes of a part, and the way to pack it or to its delivery note. */
export function ShipmentPacking({ orderCode, shipment: { _id, status }, packings }: ShipmentPackingProps) {
  const packing = packings.find(({ shipmentId }) => shipmentId === _id);
  const search = { parte: _id };
  const isHere = status === 'received' || status === 'preparing';
  if (!packing && !isHere) return null;
  return (
    <>
      {packing && (
        <span className="text-[0.8125rem] text-text-2">
          {texts.boxesAndWeight(packing.boxes, `${(packing.weight / 1_000).toLocaleString('es-CO')} ${texts.kg}`)}
        </span>
      )}
      {packing?.isPacked && <Badge tone="success">{texts.packed}</Badge>}
      {packing?.remission && (
        <Link
          to="/empacar/$code/remision"
          params={{ code: orderCode }}
          search={search}
          target="_blank"
          className={officeButtonClass('ghost', true)}
        >
          {texts.note}
        </Link>
      )}
      <Link
        to="/empacar/$code"
        params={{ code: orderCode }}
        search={search}
        className={officeButtonClass('secondary', true)}
      >
        {isHere && !packing?.isPacked ? texts.pack : texts.seePacking}
      </Link>
    </>
  );
}
