/** The chat with a telephone; cell phones are stored with or without Colombia's country code. */
export function whatsappAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${digits.length === 10 ? `57${digits}` : digits}`;
}
