/** What a heart is called. By itself: every card has one, and the rest of the favourites is read by few. */
export const heartMessages = {
  keep: (name: string) => `Guardar ${name} en favoritos`,
  forget: (name: string) => `Quitar ${name} de favoritos`,
};
