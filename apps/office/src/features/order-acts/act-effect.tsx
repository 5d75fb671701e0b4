import type { BulkResult } from '@tonalia/contract/office-wire';
import { formatNumber } from '@tonalia/rules/money';
import { type ActWords, actTexts as texts } from '../../messages/acts.es-CO.ts';

export type ActEffectProps = {
  words: Pick<ActWords, 'happens' | 'happensToOne'> & { checking?: string };
  /** Undefined while the server counts. */
  preview: BulkResult | undefined;
  /** Of one order the sentence is enough, without a count. */
  isMany: boolean;
};

/** What changes, what stays and what is refused and why, before it happens. */
export function ActEffect({ words, preview, isMany }: ActEffectProps) {
  if (!preview) return <p className="late text-text-2">{words.checking ?? texts.checking}</p>;
  const { changed, unchanged, refused } = preview;
  return (
    <>
      {isMany ? (
        <dl className="grid gap-[7px]">
          <Row name={words.happens} value={formatNumber(changed.length)} />
          {unchanged.length > 0 && <Row name={texts.stays} value={formatNumber(unchanged.length)} />}
          {refused.length > 0 && <Row name={texts.cannot} value={formatNumber(refused.length)} />}
        </dl>
      ) : (
        changed.length > 0 && <p className="text-text-2">{words.happensToOne}</p>
      )}
      {changed.length === 0 && <p className="font-semibold text-warn">{texts.nothing}</p>}
      <ul className="mt-2">
        {refused.map(({ id, message }) => (
          <li key={id} className="flex gap-3 border-t border-hair py-2 first:border-t-0">
            <b className="font-semibold">{id}</b>
            <span className="text-text-2">{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd className="font-[550]">{value}</dd>
  </div>
);
