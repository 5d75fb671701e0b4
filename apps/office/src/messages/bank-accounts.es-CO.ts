/** Words of the bank accounts that customers transfer to. */
export const bankAccountTexts = {
  account: 'Cuenta a la que te transfieren',
  nth: (at: number) => `Cuenta ${at}`,
  help: 'Banco, tipo, número y a nombre de quién',
  add: 'Agregar otra cuenta',
  remove: (at: number) => `Quitar la cuenta ${at}`,
};
