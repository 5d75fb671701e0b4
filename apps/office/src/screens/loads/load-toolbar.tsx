import type { LoadSheet } from '@tonalia/contract/load-office';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { Segments } from '../../components/segments.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import type { LoadsSearch } from './loads-search.ts';

// only this page draws them
const routeOutline =
  'M9 19h8.5a3.5 3.5 0 000-7h-11a3.5 3.5 0 010-7H15M6 16a3 3 0 100 6 3 3 0 000-6zM18 2a3 3 0 100 6 3 3 0 000-6z';

export type LoadToolbarProps = {
  load: LoadSheet;
  search: LoadsSearch;
  onChange: (part: Partial<LoadsSearch>) => void;
  /** Undefined for an operator that may not load. */
  onScan: (() => void) | undefined;
  /** Undefined for an operator that may not plan, or with too few stops to sort. */
  onNear: (() => void) | undefined;
};

/** Stops or boxes, and the scanner. */
export const LoadToolbar = ({ load, search, onChange, onScan, onNear }: LoadToolbarProps) => (
  <div className="flex flex-wrap items-center gap-2.5 px-4 py-2.5 lg:px-7">
    <Segments
      small
      label={texts.view}
      value={search.mostrar === 'cajas' ? 'cajas' : 'paradas'}
      choices={[
        { value: 'paradas', label: texts.stopsView, count: load.stops.length },
        { value: 'cajas', label: texts.boxesView, count: load.boxes },
      ]}
      onChoose={(view) => onChange({ mostrar: view === 'cajas' ? view : undefined })}
    />
    {onNear && (
      <OfficeButton look="secondary" small icon={routeOutline} onClick={onNear}>
        {texts.near}
      </OfficeButton>
    )}
    {onScan && (
      <OfficeButton look="secondary" small icon={outlines.scan} onClick={onScan}>
        {texts.scan}
      </OfficeButton>
    )}
    <span className="flex-1" />
    <span className="text-[0.8125rem] text-text-2">{load.code}</span>
  </div>
);
