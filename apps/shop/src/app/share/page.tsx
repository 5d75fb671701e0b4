import { Wordmark } from '@tonalia/ui/wordmark';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import type { SharedPage } from '@tonalia/contract/shares';
import { sharePageMessages as words } from '../../messages/share-page.es-CO.ts';
import { CardBody } from './card-body.tsx';
import { Glyph } from './glyph.tsx';
import { ListBody } from './list-body.tsx';
import { Fan, SendPanel, SentView, SumBar } from './panel.tsx';
import { type ShownLine, sharedValues, toShownLine } from './shared-line.ts';

/** The content of an open link. */
export function SharePage({ page, brand }: { page: SharedPage; brand: string }) {
  const lines = page.lines.map(toShownLine);
  const isCard = page.kind === 'card';
  const until = formatShortDay(dayIn(new Date(page.expiresAt))).toLowerCase();
  return (
    <>
      <div data-choosing>
        <header className="sp-top">
          <Mark brand={brand} />
        </header>
        <main className="sp-main">
          <div className="sp-head">
            <h1>{isCard ? words.card : words.list}</h1>
            <p>{subtitleOf(page)}</p>
            <Fan />
          </div>
          <Tools lines={lines} isCard={isCard} />
          <div className="sp-body">
            {isCard ? <CardBody lines={lines} /> : <ListBody lines={lines} mayChangeUnits={page.mayChangeUnits} />}
          </div>
          <SendPanel until={until} />
        </main>
        <SumBar />
      </div>
      <SentView />
      <Foot brand={brand} />
    </>
  );
}

/** Brand and name of a card's product; name and size of a list. */
export function subtitleOf({ kind, title, lines }: SharedPage): string {
  const maker = lines[0]?.manufacturer;
  if (kind === 'card' && maker !== undefined) return words.by(maker, title);
  return words.products(lines.filter(({ isBeside }) => !isBeside).length);
}

/** Search, sizes and families; a card of one family has none to choose. */
function Tools({ lines, isCard }: { lines: readonly ShownLine[]; isCard: boolean }) {
  const volumes = isCard ? sharedValues(lines, 'volume', 1) : [];
  const families = isCard ? sharedValues(lines, 'family', 2) : [];
  const hint = isCard ? words.searchCard : words.searchList;
  return (
    <div className="sp-tools">
      <label className="sp-search">
        <Glyph of="search" />
        <input type="search" data-search aria-label={hint} placeholder={hint} maxLength={60} autoComplete="off" />
      </label>
      {volumes.length > 1 && <Chips label={words.volumes} name="volumen" values={volumes} />}
      {families.length > 1 && <Chips label={words.families} name="familia" values={families} />}
    </div>
  );
}

const Chips = ({ label, name, values }: { label: string; name: string; values: readonly string[] }) => (
  <div className="sp-chips" role="group" aria-label={label} data-chips={name}>
    {values.map((value) => (
      <button key={value} type="button" aria-pressed="false" data-value={value}>
        {value}
      </button>
    ))}
  </div>
);

/** A link that opens nothing now. */
export const EndedPage = ({ title, help, brand }: { title: string; help: string; brand: string }) => (
  <>
    <header className="sp-top">
      <Mark brand={brand} />
    </header>
    <main className="sp-sent">
      <h1>{title}</h1>
      <p>{help}</p>
    </main>
    <Foot brand={brand} />
  </>
);

const Mark = ({ brand }: { brand: string }) => <Wordmark name={brand} className="sp-mark" />;

const Foot = ({ brand }: { brand: string }) => (
  <footer className="sp-foot">
    {words.forSalons}{' '}
    <a href="/">
      <Mark brand={brand} />
    </a>
  </footer>
);
