import type { StockTransferLine } from '@tonalia/contract/stock-transfers';
import { classNames } from '@tonalia/ui/class-names';
import { formatNumber } from '@tonalia/rules/money';
import { OutlineButton } from '../../components/outline-button.tsx';
import { useWide } from '../../components/use-wide.ts';
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
export function TransferLines(props: TransferLinesProps) {
  const { lines, fromName, toName, onUnits, onRemove } = props;
  if (!useWide()) return <LineCards {...props} />;
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
                <VersionName line={line} problem={onUnits && problemOf(line)} />
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

const problemOf = (line: StockTransferLine): string | undefined =>
  isShort(line) ? texts.short(line.units, line.from.available) : undefined;

/** The same on a phone: a version above its units, between what both warehouses have. */
const LineCards = ({ lines, fromName, toName, onUnits, onRemove }: TransferLinesProps) => (
  <ul>
    {lines.map((line) => (
      <li key={line.versionId} className="border-t border-hair px-[18px] py-3 first:border-0">
        <div className="flex items-center gap-2">
          <span className="min-w-0 flex-1">
            <VersionName line={line} problem={onUnits && problemOf(line)} />
          </span>
          {onUnits && (
            <OutlineButton
              icon="x"
              label={texts.remove(line.name)}
              bare
              className="-mr-2 size-11"
              onClick={() => onRemove(line.versionId)}
            />
          )}
        </div>
        <div className="mt-2 flex items-end justify-between gap-2 text-[0.875rem]">
          <span className="grid gap-1">
            <span className="text-[0.78125rem] text-text-2">{fromName}</span>
            <Change {...line.from} by={-line.units} withDays />
          </span>
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
          <span className="grid gap-1 text-right">
            <span className="text-[0.78125rem] text-text-2">{toName}</span>
            <Change {...line.to} by={line.units} />
          </span>
        </div>
      </li>
    ))}
  </ul>
);

type VersionNameProps = {
  line: StockTransferLine;
  /** Why its units cannot be sent, in place of its detail. */
  problem?: string | undefined;
};

/** A version with its picture. */
export const VersionName = ({ line: { image, tile, swatch, name, detail }, problem }: VersionNameProps) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <VersionPicture image={image} tile={tile} swatch={swatch} />
    <span className="min-w-0">
      <b className="block max-w-[18rem] truncate font-semibold">{name}</b>
      {problem ? (
        <span role="alert" className="block text-[0.8125rem] font-medium text-danger">
          {problem}
        </span>
      ) : (
        <span className="block max-w-[18rem] truncate text-[0.78125rem] text-text-2">{detail}</span>
      )}
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
        <span
          className={classNames('text-[0.8125rem] lg:min-w-14', isSoon ? 'font-semibold text-warn' : 'text-text-2')}
        >
          {days === undefined ? '' : texts.days(days)}
        </span>
      )}
    </span>
  );
}
