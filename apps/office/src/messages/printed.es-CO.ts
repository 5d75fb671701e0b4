/** Words of every printed list. */
export const printedTexts = {
  printedBy: (brand: string, when: string, name: string) => `${brand}, impreso ${when} por ${name}`,
};
