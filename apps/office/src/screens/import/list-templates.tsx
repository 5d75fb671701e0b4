import type { ImportKind } from '@tonalia/contract/import-office';
import { Icon } from '@tonalia/ui/icon';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';

/** The titles of an empty list of each kind, as the reader knows them. */
const titles: Record<ImportKind, string> = {
  catalogue:
    'Marca;Categoría;Producto;Referencia;Código;Código tono;Tono;Hex;Contenido;Unidad;Cantidad mínima;Precio;Existencias BOG;Descripción;Foto',
  prices: 'Código;Precio;Precio barbería',
  stock: 'Código;Existencias BOG',
  customers:
    'NIT o cédula;Negocio;Nombre del contacto;Apellidos del contacto;Celular;Correo;Tipo de negocio;Asesor;Dirección;Ciudad;Departamento;Cupo;Plazo en días',
  receivables: 'NIT o cédula;Factura;Fecha;Vence;Saldo',
};
const icons = {
  catalogue: 'box',
  prices: outlines.tags,
  stock: outlines.boxes,
  customers: 'users',
  receivables: 'credit',
} as const;

/** Empty lists to fill in. */
export function ListTemplates({ kinds }: { kinds: readonly ImportKind[] }) {
  return (
    <Panel className="h-fit" label={texts.templates}>
      <h2 className="px-[18px] py-3.5 text-[1rem] font-[650]">{texts.templates}</h2>
      <ul>
        {kinds.map((kind) => (
          <li
            key={kind}
            className="flex min-h-[54px] items-center gap-3 border-t border-line px-[18px] py-1.5 leading-[1.3]"
          >
            <Icon name={icons[kind]} className="text-text-2" />
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{texts.kinds[kind]}</b>
              <span className="text-small text-text-2">{texts.templateColumns[kind]}</span>
            </span>
            <a
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${titles[kind]}\r\n`)}`}
              download={`plantilla-${texts.kinds[kind].toLowerCase().replaceAll(' ', '-')}.csv`}
              aria-label={texts.downloadTemplate(texts.kinds[kind])}
              className="touch-area text-text-2"
            >
              <Icon name="download" size="sm" />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
