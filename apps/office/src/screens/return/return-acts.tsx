import { OfficeButton } from '../../components/office-button.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

export interface ReturnActsProps {
  mayDecide: boolean;
  mayReceive: boolean;
  primaryIsCollect: boolean;
  busy: string | undefined;
  onCollect: () => void;
  onReceive: () => void;
  onResolve: () => void;
}

/** What the operator may do with a return: receive, collect or resolve it. */
export function ReturnActs({
  mayDecide,
  mayReceive,
  primaryIsCollect,
  busy,
  onCollect,
  onReceive,
  onResolve,
}: ReturnActsProps) {
  return (
    <>
      {mayReceive && (
        <OfficeButton look={mayDecide ? 'secondary' : 'primary'} onClick={onReceive}>
          {texts.receive}
        </OfficeButton>
      )}
      {mayDecide && primaryIsCollect && (
        <OfficeButton icon="truck" busy={busy === 'collect'} onClick={onCollect}>
          {texts.collect}
        </OfficeButton>
      )}
      {mayDecide && !primaryIsCollect && (
        <OfficeButton icon="check" busy={busy === 'resolve'} onClick={onResolve}>
          {texts.resolve}
        </OfficeButton>
      )}
    </>
  );
}
