/** Words of choosing rows: on a phone, and all that the filters give. */
export const choosingTexts = {
  start: 'Elegir varios',
  stop: 'Dejar de elegir',
  chooseAll: (count: string) => `Elegir los ${count}`,
  someChosen: (count: number, all: string) => `${count} de ${all} elegidos`,
  allChosen: (count: string) => `${count} elegidos`,
  onePage: 'Solo esta página',
};
