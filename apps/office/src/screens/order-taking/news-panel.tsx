import type { DeskCart } from '@tonalia/contract/purchase-place';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { lineName } from '@tonalia/rules/line-name';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { orderTakingTexts as texts } from '../../messages/order-taking.es-CO.ts';

type News = DeskCart['productsNews'][number];

/** What changed of the lines since they were added; the order waits until it is accepted. */
export function NewsPanel({ news, onAccept }: { news: readonly News[]; onAccept: () => void }) {
  return (
    <Panel className="border-on-top/30 bg-top px-[18px] py-3.5 text-on-top" label={texts.news.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-panel">{texts.news.title}</h2>
        <OfficeButton look="secondary" small icon="check" onClick={onAccept}>
          {texts.news.accept}
        </OfficeButton>
      </div>
      <ul className="mt-1.5 grid gap-1">
        {news.map((one) => (
          <li key={`${one.line.code} ${one.line.versionCode} ${one.kind} ${one.line.advancedPurchasing}`}>
            <b className="font-semibold">{lineName(one.line)}</b> {wordsOf(one)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function wordsOf({ kind, before, after }: News): string {
  switch (kind) {
    case 'price':
      return texts.news.price(formatPesos(before.price), formatPesos(after.price));
    case 'stock':
      return texts.news.stock(before.quantity, after.quantity);
    case 'date':
      return texts.news.date(after.dispatchDate ? formatShortDay(after.dispatchDate).toLocaleLowerCase('es-CO') : '');
    case 'gone':
      return texts.news.gone;
  }
}
