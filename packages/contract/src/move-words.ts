/** What an operator's own text of a moved presale may name, as it is typed: "{cliente}". */
export const moveVariables = ['cliente', 'producto', 'pedido', 'unidades', 'sale', 'entrega'] as const;
/** A name of `moveVariables`. */
export type MoveVariable = (typeof moveVariables)[number];

/** Characters of an operator's own text. A CHECK of `products.presale` holds the same number. */
export const maxMoveWords = 600;
