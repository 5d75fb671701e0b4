import { SHARE_PDF, ShareFileQuery } from '@tonalia/contract/shares';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import { serveBuyerFile } from '../../../platform/http/serve-buyer-file.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { letterheadOf } from '../../../platform/pdf/letterhead.ts';
import { tablePdf } from '../../../platform/pdf/table-pdf.ts';
import { sharedFile as words } from './messages.es-CO.ts';
import { printedLines } from './print-share.ts';
import { findOwnShare } from './share.sql.ts';
import { openShare, sharedLines } from './show-share.ts';

/** Serves what an open link of the caller shows as a PDF, with the same prices and as few names. */
export function serveShareFile(app: FastifyInstance, context: ModuleContext): void {
  const limitFiles = limitCalls(app, { network: 120, person: 20 });
  serveBuyerFile(app, context, {
    url: SHARE_PDF,
    needs: 'cart.edit',
    query: ShareFileQuery,
    admit: limitFiles,
    make: async ({ customerId }, { shareId }, { identityId }) => {
      const [found] = await findOwnShare(context.db, { shareId, customerId, identityId });
      const share = openShare(found);
      const lines = (await sharedLines(context, share)).filter(({ isBeside }) => !isBeside);
      const today = dayIn(context.clock.now());
      const title = share.kind === 'card' ? share.title : words.list;
      const head = await letterheadOf(context.db, {
        title,
        about: [`${formatDay(today)} de ${today.slice(0, 4)}`],
        foot: share.showsPrices ? words.withPrices : words.withoutPrices,
      });
      return {
        content: await tablePdf(head, printedLines(lines, share.showsPrices), title),
        type: 'application/pdf',
        name: words.file(today),
      };
    },
  });
}
