export const exportTexts = { export: 'Exportar', as: { csv: 'CSV', xlsx: 'Excel (XLSX)' } } as const;
