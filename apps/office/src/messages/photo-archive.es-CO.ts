/** Words of a ZIP of photographs. */
export const photoArchiveTexts = {
  uploadPhotos: 'Subir fotos',
  photosFile: 'Archivo ZIP con fotos',
  photosHelp:
    'Un ZIP con fotos que se llaman como su código: TS-71.jpg, y TS-71_2.jpg para la segunda; o como dijo la lista',
  sending: (percent: number) => `Subiendo ${percent} %`,
  photosSent: 'El ZIP llegó completo',
  photosSentDetail: 'Las fotos se ponen en sus productos; puedes seguir trabajando.',
  sendAgain: 'Seguir subiendo',
};
