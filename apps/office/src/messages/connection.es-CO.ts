export const connectionTexts = {
  offline: 'Sin conexión.',
  offlineText: 'Ves lo último que llegó.',
} as const;
