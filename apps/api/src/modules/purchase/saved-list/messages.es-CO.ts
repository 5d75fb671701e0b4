/** Why a list is not made; it follows the name of the field. */
export const emptyList = 'no tiene productos que se vendan';
