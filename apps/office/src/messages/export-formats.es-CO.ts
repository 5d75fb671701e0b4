/** Apart from the other words of an export, which screens without a choice of formats load too. */
export const exportFormatTexts = { csv: 'CSV', xlsx: 'Excel (XLSX)' } as const;
