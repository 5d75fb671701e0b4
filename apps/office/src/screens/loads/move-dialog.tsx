import type { LoadSheet, LoadStop } from '@tonalia/contract/load-office';
import { useQuery } from '@tanstack/react-query';
import { routesQuery } from '../../api/routes.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';

export type MoveDialogProps = {
  load: LoadSheet;
  stop: LoadStop;
  onClose: () => void;
  /** Null takes it out of the sheet. */
  onMove: (routeId: string | null) => void;
};

/** Sends a stop to the sheet of another route of the warehouse, or out of this one. */
export function MoveDialog({ load, stop, onClose, onMove }: MoveDialogProps) {
  const { data = [] } = useQuery(routesQuery);
  const others = data.filter(({ warehouseId, _id }) => warehouseId === load.warehouseId && _id !== load.routeId);
  return (
    <OfficeDialog title={texts.move(stop.reference ?? stop.orderCode)} onClose={onClose}>
      <div className="grid gap-2">
        {stop.kind === 'delivery' &&
          others.map(({ _id, name }) => (
            <OfficeButton key={_id} look="secondary" onClick={() => onMove(_id)}>
              {texts.route(name)}
            </OfficeButton>
          ))}
        <OfficeButton look="ghost" onClick={() => onMove(null)}>
          {texts.takeOut}
        </OfficeButton>
      </div>
    </OfficeDialog>
  );
}
