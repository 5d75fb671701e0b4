export const exportTexts = { export: 'Exportar' };
