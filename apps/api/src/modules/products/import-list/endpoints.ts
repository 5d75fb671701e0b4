import type { importOfficeApi } from '@tonalia/contract/import-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { changeColumns, takeTemplate } from './change-columns.ts';
import { findOwnList } from './import-jobs.ts';
import { stopImport } from './import-list.sql.ts';
import type { ImportContext } from './list-kinds.ts';
import { listImports, readImport } from './import-view.ts';
import { listImportRows } from './list-import-rows.ts';

/** The office's calls about imports. They need the permission of the narrowest kind; the kind of the list decides. */
export const importEndpoints = (context: ImportContext): OfficeEndpoints<typeof importOfficeApi> => ({
  'GET /office/imports': {
    access: 'operator',
    needs: 'imports.use',
    handle: ({ query }) => listImports(context.db, query),
  },
  'GET /office/imports/{id}': {
    access: 'operator',
    needs: 'imports.use',
    handle: async ({ params: { id } }) => ({ results: await readImport(context, id) }),
  },
  'PUT /office/imports/{id}/columns': {
    access: 'operator',
    needs: 'imports.use',
    handle: async ({ operator, params: { id }, body }) => {
      await changeColumns(context, operator, { id, ...body });
      return { results: await readImport(context, id) };
    },
  },
  'POST /office/imports/{id}/template': {
    access: 'operator',
    needs: 'imports.use',
    handle: async ({ operator, params: { id }, body }) => {
      await takeTemplate(context, operator, { id, ...body });
      return { results: await readImport(context, id) };
    },
  },
  'POST /office/imports/{id}/stop': {
    access: 'operator',
    needs: 'imports.use',
    handle: async ({ operator, params: { id } }) => {
      await findOwnList(context, operator, id);
      if ((await stopImport(context.db, id)).length === 0) throw new OfficeError('IMPORT_NOT_RUNNING');
      return { results: await readImport(context, id) };
    },
  },
  'GET /office/imports/{id}/rows': {
    access: 'operator',
    needs: 'imports.use',
    handle: async ({ operator, params: { id }, query }) => {
      await findOwnList(context, operator, id);
      return listImportRows(context.db, id, query);
    },
  },
});
