import { formatPesos } from '@tonalia/rules/money';
import { sheen } from '@tonalia/ui/sheen';
import { pictureUrl } from '../../components/picture.tsx';
import { sharePageMessages as words } from '../../messages/share-page.es-CO.ts';
import type { ShownLine } from './shared-line.ts';
import { Units } from './units.tsx';

/** A list or a cart: its lines with the units that are proposed. */
export const ListBody = ({ lines }: { lines: readonly ShownLine[] }) => (
  <>
    <ul className="sp-rows">
      {lines.map((line) => (
        <Row key={line.versionId} line={line} />
      ))}
    </ul>
    <p className="sp-none" role="status" data-none hidden>
      {words.nothing}
    </p>
  </>
);

function Row({ line }: { line: ShownLine }) {
  const { versionId, number, label, fullName, hex, image, name, manufacturer, isSoldOut, price } = line;
  const isShade = hex !== null;
  return (
    <li
      className={isSoldOut ? 'sp-row sp-out' : 'sp-row'}
      data-item={versionId}
      data-name={fullName}
      data-number={number}
      data-label={label}
      data-sheen={isShade ? sheen(hex) : ''}
      data-volume=""
      data-family=""
      data-step={line.minQuantity}
      data-units={isSoldOut ? 0 : line.quantity}
    >
      {isShade ? (
        <i className="sp-swatch" style={{ background: sheen(hex) }} />
      ) : (
        <img src={pictureUrl(image, 96)} alt="" width="46" height="46" loading="lazy" />
      )}
      <p className="sp-row-name">
        <b>{fullName}</b>
        <span>{isShade ? `${manufacturer}, ${name}` : manufacturer}</span>
        {isSoldOut && <span className="sp-warn">{words.soldOutLine}</span>}
        {price !== undefined && <b>{formatPesos(price)}</b>}
      </p>
      {!isSoldOut && <Units name={fullName} isOpen />}
    </li>
  );
}
