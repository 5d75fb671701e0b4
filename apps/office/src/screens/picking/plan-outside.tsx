import type { PlannedWaves } from '@tonalia/contract/dispatch-wave';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';

/** The chosen orders that stay in the wave they have, and those that cannot get one and why. */
export function PlanOutside({ unchanged, refused }: Pick<PlannedWaves, 'unchanged' | 'refused'>) {
  if (unchanged.length === 0 && refused.length === 0) return null;
  return (
    <div role="status" className="mt-3 text-[0.8125rem]">
      {unchanged.length > 0 && (
        <p className="text-text-2">
          {texts.stayInWave(unchanged.length)} <b className="font-semibold text-text">{unchanged.join(', ')}</b>
        </p>
      )}
      {refused.length > 0 && <p className="mt-1 text-text-2">{texts.cannotJoin(refused.length)}</p>}
      <ul>
        {refused.map(({ id, message }) => (
          <li key={id} className="flex gap-3 border-t border-hair py-2 first:border-t-0">
            <b className="font-semibold">{id}</b>
            <span className="text-text-2">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
