/** Texts around the legal text, which the API sends. */
export const termsMessages = {
  title: 'Términos y condiciones',
  contents: 'Contenido',
  version: (day: string) => `Versión vigente desde el ${day}`,
  failed: 'No pudimos cargar los términos',
};
