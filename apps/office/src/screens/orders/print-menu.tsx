import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { choiceActClass } from '../../components/choice-bar.tsx';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { outlines } from '../../components/outlines.ts';
import { printTexts as texts } from '../../messages/order-print.es-CO.ts';

export type BulkPrintProps = {
  codes: readonly string[];
  /** Delivery notes have prices: only for operators that see amounts. */
  seesAmounts: boolean;
  /** Labels of boxes: only for operators that see the picking. */
  seesLabels: boolean;
  /** All that the filters give are chosen, which is more than one print takes. */
  isAll: boolean;
};

/** "Imprimir" of the bulk bar: the papers of the chosen orders, in one print in a tab of its own. */
export function BulkPrintMenu({ codes, seesAmounts, seesLabels, isAll }: BulkPrintProps) {
  const pedidos = codes.join(',');
  const papers = [
    { words: texts.rows.listas, to: '/pedidos/imprimir', search: { pedidos }, isShown: true },
    { words: texts.rows.guias, to: '/pedidos/guias', search: { pedidos }, isShown: seesLabels },
    {
      words: texts.rows.remisiones,
      to: '/pedidos/imprimir',
      search: { tipo: 'remisiones', pedidos },
      isShown: seesAmounts,
    },
  ] as const;
  return (
    <Menu
      label={texts.menu}
      align="right"
      above
      button={(props) => (
        <button
          type="button"
          {...props}
          disabled={isAll}
          title={isAll ? texts.tooMany(codes.length) : undefined}
          className={choiceActClass()}
        >
          <Icon name={outlines.printer} size="sm" />
          {texts.menu}
          <Icon name="chevron-up" size="xs" />
        </button>
      )}
    >
      {(close) =>
        papers
          .filter(({ isShown }) => isShown)
          .map(({ words, to, search }) => (
            <Link
              key={words}
              to={to}
              search={search}
              target="_blank"
              className={`${menuRowClass} text-text no-underline`}
              onClick={close}
            >
              <Icon name="file" size="sm" />
              {words}
            </Link>
          ))
      }
    </Menu>
  );
}
