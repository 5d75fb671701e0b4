import type { StockTransferLine } from '@tonalia/contract/stock-transfers';
import { classNames } from '@tonalia/ui/class-names';
import { formatNumber } from '@tonalia/rules/money';
import { OutlineButton } from '../../components/outline-button.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { UnitsField } from '../../features/stock-lines/units-field.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';
import { daysLeft, isShort } from './draft.ts';

/** Days from which what is left worries. */
const SOON = 3;

export type TransferLinesProps = {
  lines: readonly StockTransferLine[];
  fromName: string;
  toName: string;
  /** Undefined where nothing is edited. */
  onUnits: ((versionId: string, units: number) => void) | undefined;
  onRemove: (versionId: string) => void;
};

/** The versions of a draft with what each warehouse has before and after. */
export function TransferLines({ lines, fromName, toName, onUnits, onRemove }: TransferLinesProps) {
  return (
    <div className="overflow-x-auto">
      <table className="data-table" style={{ '--row': '56px' } as object /* as: a custom property */}>
        <thead>
          <tr>
            <th scope="col">{texts.version}</th>
            <th scope="col" className="amount">
              {fromName}
            </th>
            <th scope="col" className="amount">
              {texts.move}
            </th>
            <th scope="col" className="amount">
              {toName}
            </th>
            <th scope="col">
              <span className="sr-only">{texts.remove('')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.versionId}>
              <td>
                <VersionName line={line} />
                {onUnits && isShort(line) && (
                  <span role="alert" className="block text-[0.8125rem] font-medium text-danger">
                    {texts.short(line.units, line.from.available)}
                  </span>
                )}
              </td>
              <td className="amount">
                <Change {...line.from} by={-line.units} withDays />
              </td>
              <td className="amount">
                {onUnits ? (
                  <UnitsField
                    label={texts.unitsOf(line.name)}
                    value={line.units}
                    isWrong={isShort(line)}
                    onChange={(units) => onUnits(line.versionId, units)}
                  />
                ) : (
                  <b className="font-[650]">{formatNumber(line.units)}</b>
                )}
              </td>
              <td className="amount">
                <Change {...line.to} by={line.units} />
              </td>
              <td className="amount">
                {onUnits && (
                  <OutlineButton
                    icon="x"
                    label={texts.remove(line.name)}
                    bare
                    small
                    onClick={() => onRemove(line.versionId)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A version with its picture. */
export const VersionName = ({ line: { image, tile, swatch, name, detail } }: { line: StockTransferLine }) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <VersionPicture image={image} tile={tile} swatch={swatch} />
    <span className="min-w-0">
      <b className="block max-w-[18rem] truncate font-semibold">{name}</b>
      <span className="block max-w-[18rem] truncate text-[0.78125rem] text-text-2">{detail}</span>
    </span>
  </span>
);

type ChangeProps = StockTransferLine['from'] & { by: number; withDays?: boolean };

/** Units before and after, and how long the rest lasts. */
function Change({ available, perDay, by, withDays = false }: ChangeProps) {
  const after = available + by;
  const days = daysLeft(after, perDay);
  const before = daysLeft(available, perDay);
  const isSoon = days !== undefined && days <= SOON;
  return (
    <span className="inline-flex items-center gap-2">
      <span className={before !== undefined && before <= SOON ? 'font-semibold text-danger' : 'text-text-2'}>
        {formatNumber(available)} <span aria-hidden="true">→</span>
      </span>
      <b className={classNames('min-w-7 font-[650]', after < 0 ? 'text-danger' : isSoon && by < 0 && 'text-warn')}>
        {formatNumber(after)}
      </b>
      {withDays && (
        <span className={classNames('min-w-14 text-[0.8125rem]', isSoon ? 'font-semibold text-warn' : 'text-text-2')}>
          {days === undefined ? '' : texts.days(days)}
        </span>
      )}
    </span>
  );
}
