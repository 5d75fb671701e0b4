/** Words of the frame around every page, apart from those of the pages that they lead to. */
export const frameTexts = { search: 'Buscar', security: 'Seguridad', jobs: 'Tareas' };
