/** Our own words around the legal text, which comes with its own call. */
export const termsMessages = {
  title: 'Términos y condiciones',
  contents: 'Contenido',
  version: (day: string) => `Versión vigente desde el ${day}`,
  failed: 'No pudimos cargar los términos',
};
