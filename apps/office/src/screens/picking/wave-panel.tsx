import type { PickShipment, WaveDetail } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { PickTable } from './pick-table.tsx';
import type { PickingSearch } from './picking-search.ts';
import { Segments } from '../../components/segments.tsx';
import { WaveOrders } from './wave-orders.tsx';

export type WavePanelProps = {
  wave: WaveDetail;
  search: PickingSearch;
  onChange: (change: Partial<PickingSearch>) => void;
  canDispatch: boolean;
  onDispatch: () => void;
  onTakeOut: ((shipment: PickShipment) => void) | undefined;
};

/** The shown wave: its list or its orders, and what can be done with it. */
export function WavePanel({ wave, search, onChange, canDispatch, onDispatch, onTakeOut }: WavePanelProps) {
  const name = texts.wave(wave.number, wave.name);
  const view = search.ver === 'pedidos' ? 'pedidos' : 'lista';
  return (
    <Panel className="self-start overflow-hidden" label={name}>
      <header className="flex flex-wrap items-center gap-2.5 px-[18px] py-3">
        <h2 className="text-panel">{name}</h2>
        <Segments
          small
          label={texts.view}
          value={view}
          choices={[
            { value: 'lista', label: texts.list, count: wave.lines.length },
            { value: 'pedidos', label: texts.ordersView, count: wave.orders },
          ]}
          onChoose={(chosen) => onChange({ ver: chosen === 'pedidos' ? chosen : undefined })}
        />
        <span className="flex-1" />
        {view === 'lista' && (
          <Segments
            small
            label={texts.order}
            value={search.agrupar ?? 'ubicacion'}
            choices={[
              { value: 'ubicacion', label: texts.byShelf },
              { value: 'marca', label: texts.byBrand },
            ]}
            onChoose={(chosen) => onChange({ agrupar: chosen === 'marca' ? chosen : undefined })}
          />
        )}
        <Link
          to="/alistamiento/$wave/lista"
          params={{ wave: wave.code }}
          target="_blank"
          className={officeButtonClass('secondary', true)}
        >
          <Icon name={outlines.printer} size="sm" />
          {texts.print}
        </Link>
        {canDispatch && wave.state !== 'dispatched' && (
          <OfficeButton
            small
            icon="truck"
            letter="A"
            disabled={wave.state !== 'ready'}
            title={wave.state === 'ready' ? undefined : texts.cannotDispatch}
            onClick={onDispatch}
          >
            {texts.dispatch}
          </OfficeButton>
        )}
      </header>
      {view === 'lista' ? (
        <PickTable
          lines={wave.lines}
          by={search.agrupar === 'marca' ? 'brand' : 'shelf'}
          focused={search.fila}
          onFocus={(fila) => onChange({ fila })}
        />
      ) : (
        <WaveOrders shipments={wave.shipments} onTakeOut={onTakeOut} />
      )}
    </Panel>
  );
}
