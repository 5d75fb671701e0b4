/** Accessible names of hearts. A separate file, because every card has a heart and few pages need the other favourite texts. */
export const heartMessages = {
  keep: (name: string) => `Guardar ${name} en favoritos`,
  forget: (name: string) => `Quitar ${name} de favoritos`,
};
