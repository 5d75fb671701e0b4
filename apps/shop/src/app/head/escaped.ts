const written: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it stands in an element or an attribute, of a page or of XML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => written[sign] ?? sign);
