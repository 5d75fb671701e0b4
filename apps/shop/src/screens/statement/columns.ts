/** The columns of a desktop's table of documents: document, balance, and what is paid of it. */
export const columns = 'lg:grid-cols-[minmax(0,1fr)_6.5rem_9rem] lg:gap-x-4';

/** Those of the document itself: number, order, due day. */
export const textColumns = 'lg:grid-cols-[7.5rem_minmax(0,1fr)_11.5rem] lg:items-center lg:gap-x-3';
