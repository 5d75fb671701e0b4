import type { Packing } from '@tonalia/contract/packing-office';
import { Icon } from '@tonalia/ui/icon';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';

/** What the packer has to know: a refusal, that the order changed, or that all is packed. */
export function PackState({ packing, failure }: { packing: Packing; failure: string | undefined }) {
  const { state, missing, packedAt, packedBy, remission } = packing;
  const now = useNow();
  return (
    <div role="status" className="text-small empty:hidden">
      {failure && <p className="mb-3 rounded-[10px] bg-danger-soft px-3 py-2.5 text-danger-ink">{failure}</p>}
      {state === 'closed' && <p className="mb-3 rounded-[10px] bg-surface-3 px-3 py-2.5">{texts.isClosed}</p>}
      {state === 'changed' && (
        <div className="mb-3 rounded-[10px] bg-warn-soft px-3 py-2.5 text-warn-ink">
          <p>{texts.changed}</p>
          <ul className="mt-1">
            {missing.map(({ versionId, name, units }) => (
              <li key={versionId}>{texts.missingLine(name, units)}</li>
            ))}
          </ul>
        </div>
      )}
      {state === 'packed' && packedAt && (
        <p className="mb-3 flex items-center gap-2 rounded-[10px] bg-brand-soft px-3 py-2.5 text-brand-text">
          <Icon name="check-circle" size="sm" />
          <b className="font-[650]">{texts.packed}</b>
          <span className="flex-1">{texts.packedBy(packedBy ?? '', formatWhenInFull(new Date(packedAt), now))}</span>
          {remission && <span>{texts.remission(remission)}</span>}
        </p>
      )}
    </div>
  );
}
