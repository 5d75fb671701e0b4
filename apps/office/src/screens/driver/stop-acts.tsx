import type { DriverStop, StopResult } from '@tonalia/contract/dispatch-driver';
import { OfficeButton } from '../../components/office-button.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';

export type StopActsProps = {
  stop: DriverStop;
  /** The load has not left. */
  isOff: boolean;
  onForm: (result: StopResult) => void;
};

/** How a stop ends, under the thumb. A stop that ended shows how it did. */
export function StopActs({ stop, isOff, onForm }: StopActsProps) {
  return (
    <footer className="sticky bottom-0 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+var(--safe-bottom))]">
      {stop.delivery ? (
        <p className="py-3 text-center font-[650]">{texts.states[stop.delivery.result]}</p>
      ) : stop.kind === 'pickup' ? (
        <div className="grid gap-2.5">
          <OfficeButton icon="check" className="min-h-14!" disabled={isOff} onClick={() => onForm('collected')}>
            {texts.collected}
          </OfficeButton>
          <OfficeButton
            look="secondary"
            className="text-danger!"
            disabled={isOff}
            onClick={() => onForm('not_collected')}
          >
            {texts.notCollected}
          </OfficeButton>
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-2.5">
          <OfficeButton
            icon="check"
            className="col-span-2 min-h-14!"
            disabled={isOff}
            onClick={() => onForm('delivered')}
          >
            {texts.delivered}
          </OfficeButton>
          <OfficeButton look="secondary" disabled={isOff || stop.units < 2} onClick={() => onForm('partial')}>
            {texts.partial}
          </OfficeButton>
          <OfficeButton look="secondary" className="text-danger!" disabled={isOff} onClick={() => onForm('refused')}>
            {texts.refused}
          </OfficeButton>
        </div>
      )}
    </footer>
  );
}
