import type { importOfficeApi } from '@tonalia/contract/import-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { Database } from '../../../platform/transaction.ts';
import { changeColumns, takeTemplate } from './change-columns.ts';
import { findOwnList } from './import-jobs.ts';
import { stopImport } from './import-list.sql.ts';
import { listImports, readImport } from './import-view.ts';
import { listImportRows } from './list-import-rows.ts';

/** The office's calls about imports. They need the permission of the narrowest kind; the kind of the list decides. */
export const importEndpoints = (db: Database): OfficeEndpoints<typeof importOfficeApi> => ({
  'GET /office/imports': {
    access: 'operator',
    needs: 'stock.adjust',
    handle: ({ query }) => listImports(db, query),
  },
  'GET /office/imports/{id}': {
    access: 'operator',
    needs: 'stock.adjust',
    handle: async ({ params: { id } }) => ({ results: await readImport(db, id) }),
  },
  'PUT /office/imports/{id}/columns': {
    access: 'operator',
    needs: 'stock.adjust',
    handle: async ({ operator, params: { id }, body }) => {
      await changeColumns(db, operator, { id, ...body });
      return { results: await readImport(db, id) };
    },
  },
  'POST /office/imports/{id}/template': {
    access: 'operator',
    needs: 'stock.adjust',
    handle: async ({ operator, params: { id }, body }) => {
      await takeTemplate(db, operator, { id, ...body });
      return { results: await readImport(db, id) };
    },
  },
  'POST /office/imports/{id}/stop': {
    access: 'operator',
    needs: 'stock.adjust',
    handle: async ({ operator, params: { id } }) => {
      await findOwnList(db, operator, id);
      if ((await stopImport(db, id)).length === 0) throw new OfficeError('IMPORT_NOT_RUNNING');
      return { results: await readImport(db, id) };
    },
  },
  'GET /office/imports/{id}/rows': {
    access: 'operator',
    needs: 'stock.adjust',
    handle: async ({ operator, params: { id }, query }) => {
      await findOwnList(db, operator, id);
      return listImportRows(db, id, query);
    },
  },
});
