/** Own credit, until the installation's name of it is known. */
export const anyCreditName = 'Cupo';
