const written: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for elements and attributes of HTML and XML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => written[sign] ?? sign);
