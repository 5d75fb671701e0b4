/** The columns of the lines on a desktop: number, picture, code, product, dispatch, stock, price, units, total, removal. */
export const TABLE_COLUMNS =
  'grid grid-cols-[1.875rem_4.75rem_minmax(0,1fr)_7rem_4.25rem_4rem_5.25rem_1.5rem] items-center gap-x-2.5 xl:grid-cols-[1.25rem_1.875rem_5.25rem_minmax(0,1fr)_8.25rem_2.75rem_4.25rem_4rem_5.5rem_1.5rem]';

/** Cells that only a wide desktop has room for. */
export const WIDE_CELL = 'max-xl:hidden';
