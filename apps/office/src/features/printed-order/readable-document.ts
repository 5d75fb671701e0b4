import { formatDocument } from '@tonalia/rules/document';

/** "NIT 9004821175" as people write it: "NIT 900.482.117-5". */
export function readableDocument(document: string): string {
  const [kind = '', number = ''] = document.split(' ');
  return kind === 'NIT' || kind === 'CC' || kind === 'CE' ? `${kind} ${formatDocument(kind, number)}` : document;
}
