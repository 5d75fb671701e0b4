/** Reason of the movement that takes units out of the stock which a picker did not find. */
export const notFoundReason = 'No se encontró al alistar';
