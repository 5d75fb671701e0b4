import { OWN_PRICE_LIST, OwnPriceListQuery } from '@tonalia/contract/own-price-list';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import { serveBuyerFile } from '../../../platform/http/serve-buyer-file.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { letterheadOf } from '../../../platform/pdf/letterhead.ts';
import { tablePdf } from '../../../platform/pdf/table-pdf.ts';
import { XLSX_TYPE, xlsxOf } from '../../../platform/table-file/write-xlsx.ts';
import { ownPrices, pricesForClients } from './own-prices.ts';
import { listedPrices, printedPrices } from './price-list-file.ts';
import { priceListWords as words } from './words.es-CO.ts';

/** Serves a customer's own prices as PDF or XLSX. A stream: versions are priced while the client takes them. */
export function servePriceList(app: FastifyInstance, context: ModuleContext): void {
  // a list of everything is the most expensive answer of the shop
  const limitLists = limitCalls(app, { network: 60, person: 6 });
  serveBuyerFile(app, context, {
    url: OWN_PRICE_LIST,
    needs: 'customer.read',
    query: OwnPriceListQuery,
    admit: limitLists,
    make: async (buyer, { format, brands = null, available = false, plain = false, markup }) => {
      const today = dayIn(context.clock.now());
      const own = ownPrices(context, buyer, { brands, onlyAvailable: available });
      const prices = markup === undefined ? own : pricesForClients(own, markup);
      const name = words.file(today, format);
      if (format === 'xlsx') return { content: xlsxOf(listedPrices(prices), words.title), type: XLSX_TYPE, name };
      const head = await letterheadOf(context.db, {
        title: words.title,
        about: [buyer.customerName, `${formatDay(today)} de ${today.slice(0, 4)}`],
        foot: words.foot,
      });
      return {
        content: await tablePdf(head, printedPrices(prices, plain), words.title),
        type: 'application/pdf',
        name,
      };
    },
  });
}
