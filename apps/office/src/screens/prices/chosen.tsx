import type { ReactNode } from 'react';
import { OutlineButton } from '../../components/outline-button.tsx';
import { pricesTexts } from '../../messages/prices.es-CO.ts';

/** The choice, in the place of the field that found it. */
export function Chosen({
  label,
  name,
  detail,
  picture,
  onRemove,
}: {
  label: string;
  name: string;
  detail?: string | undefined;
  picture?: ReactNode;
  /** Undefined for a choice that stays. */
  onRemove: (() => void) | undefined;
}) {
  return (
    <div>
      <p className="mb-1.5 text-label">{label}</p>
      <div className="flex min-h-11 items-center gap-2.5 rounded-[12px] bg-surface px-2.5 inset-ring-[1.5px] inset-ring-line-control">
        {picture}
        <span className="min-w-0 flex-1 leading-[1.25]">
          <b className="block truncate font-semibold">{name}</b>
          {detail && <span className="block truncate text-[0.78125rem] text-text-3">{detail}</span>}
        </span>
        {onRemove && (
          <OutlineButton icon="x" label={`${pricesTexts.explain.other}: ${label}`} bare small onClick={onRemove} />
        )}
      </div>
    </div>
  );
}
