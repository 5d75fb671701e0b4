/** Picture, name, code, what changed, units, total. */
export const columns =
  'grid grid-cols-[3rem_minmax(0,1fr)_5.5rem_minmax(0,10.5rem)_7.5rem_5.75rem] items-center gap-x-3.5 px-4';
