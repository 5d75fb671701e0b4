import { inkOn, sheen } from '@tonalia/ui/sheen';
import { formatPesos } from '@tonalia/rules/money';
import { sharePageMessages as words } from '../../messages/share-page.es-CO.ts';
import { Glyph } from './glyph.tsx';
import { type CardSection, type ShownLine, cardSections } from './shared-line.ts';
import { Units } from './units.tsx';

/** The colour card: its heights beside it, its shades as tiles. */
export function CardBody({ lines }: { lines: readonly ShownLine[] }) {
  const sections = cardSections(lines);
  const heights = sections.filter(({ height }) => height !== null);
  return (
    <div className="sp-card">
      <nav className="sp-rail" aria-label={words.heights} hidden={heights.length < 2}>
        {heights.map(({ height, name, color }) => (
          <a
            key={height}
            href={`#altura-${height}`}
            data-height={height}
            aria-label={`${height} ${name}`}
            style={color === null ? undefined : { background: color, color: inkOn(color) }}
          >
            {height}
          </a>
        ))}
      </nav>
      <div className="sp-sections">
        {sections.map((section) => (
          <Section key={`${section.height} ${section.name}`} section={section} hasAddress />
        ))}
        <p className="sp-none" role="status" data-none hidden>
          {words.nothing}
        </p>
      </div>
    </div>
  );
}

/** The shades of a product beside a list, closed until the visitor looks for one. */
export const ShadesBeside = ({ lines }: { lines: readonly ShownLine[] }) => (
  <details className="sp-beside" data-section={`beside ${lines[0]?.name}`} data-beside>
    <summary>
      <b>{lines[0]?.name}</b> <span>{words.moreShades(lines.length)}</span>
    </summary>
    {cardSections(lines).map((section) => (
      <Section key={`${section.height} ${section.name}`} section={section} />
    ))}
  </details>
);

interface SectionProps {
  section: CardSection;
  /** Whether a link of the rail leads to it. */
  hasAddress?: boolean;
}

const Section = ({ section: { height, name, lines, color }, hasAddress = false }: SectionProps) => (
  <section
    className="sp-section"
    data-section={height ?? name}
    id={hasAddress && height !== null ? `altura-${height}` : undefined}
  >
    <h2 hidden={name === ''}>
      {color !== null && <i style={{ background: sheen(color) }} />}
      {height !== null && <b>{height}</b>} {name}
    </h2>
    <ul className="sp-tiles">
      {lines.map((line) => (
        <Tile key={line.versionId} line={line} />
      ))}
    </ul>
  </section>
);

function Tile({ line }: { line: ShownLine }) {
  const { versionId, number, label, volume, family, fullName, hex, isSoldOut, price, minQuantity, quantity } = line;
  return (
    <li
      className={isSoldOut ? 'sp-tile sp-out' : 'sp-tile'}
      data-item={versionId}
      data-name={fullName}
      data-number={number}
      data-label={label}
      data-sheen={hex === null ? '' : sheen(hex)}
      data-family={family}
      data-volume={volume}
      data-step={minQuantity}
      data-units={quantity}
    >
      <button
        type="button"
        className="sp-shade"
        data-tap
        disabled={isSoldOut}
        aria-label={isSoldOut ? `${fullName}, ${words.soldOut}` : words.add(fullName)}
        style={hex === null ? undefined : { background: sheen(hex) }}
      >
        <b>{number}</b>
        <span className="sp-tick" data-tick hidden>
          <Glyph of="check" />
        </span>
      </button>
      <p className="sp-label" data-label-text>
        {isSoldOut ? words.soldOut : label}
        {price !== undefined && <span>{formatPesos(price)}</span>}
      </p>
      {!isSoldOut && <Units name={fullName} />}
    </li>
  );
}
