import { formatPesos } from '@tonalia/rules/money';
import { sheen } from '@tonalia/ui/sheen';
import { pictureUrl } from '../../components/picture.tsx';
import { sharePageMessages as words } from '../../messages/share-page.es-CO.ts';
import { ShadesBeside } from './card-body.tsx';
import { Glyph } from './glyph.tsx';
import type { ShownLine } from './shared-line.ts';
import { Units } from './units.tsx';

interface SharedListBodyProps {
  lines: readonly ShownLine[];
  mayChangeUnits: boolean;
}

/** A list or a cart: its lines with the units that are proposed, and the shades beside them. */
export const ListBody = ({ lines, mayChangeUnits }: SharedListBodyProps) => (
  <>
    <ul className="sp-rows">
      {lines
        .filter(({ isBeside }) => !isBeside)
        .map((line) => (
          <Row key={line.versionId} line={line} mayChangeUnits={mayChangeUnits} />
        ))}
    </ul>
    {Array.from(
      Map.groupBy(
        lines.filter(({ isBeside }) => isBeside),
        ({ name, manufacturer }) => `${manufacturer} ${name}`,
      ),
      ([product, shades]) => (
        <ShadesBeside key={product} lines={shades} />
      ),
    )}
    <p className="sp-none" role="status" data-none hidden>
      {words.nothing}
    </p>
  </>
);

function Row({ line, mayChangeUnits }: { line: ShownLine; mayChangeUnits: boolean }) {
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
      {!isSoldOut && (mayChangeUnits ? <Units name={fullName} isOpen /> : <Take line={line} />)}
    </li>
  );
}

/** A line with fixed units: it is taken, or left out. */
const Take = ({ line: { fullName, quantity } }: { line: ShownLine }) => (
  <button type="button" className="sp-take" data-take aria-pressed="true" aria-label={words.take(quantity, fullName)}>
    <Glyph of="check" />
    <span>{quantity}</span>
  </button>
);
