import { useState } from 'react';
import type { ReactNode } from 'react';
import { AppMark } from './app-mark.tsx';
import { Avatar } from './avatar.tsx';
import { Badge, ProductBadges } from './badge.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { Carousel } from './carousel.tsx';
import { Checkbox } from './checkbox.tsx';
import { Chip, RemovableChip } from './chip.tsx';
import { CodeField } from './code-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Countdown } from './countdown.tsx';
import { Empty } from './empty.tsx';
import { ErrorBlock } from './error-block.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { IconTile } from './icon-tile.tsx';
import { Icon, iconNames } from './icon.tsx';
import { LoyaltyCard } from './loyalty-card.tsx';
import { Notice, noticeActionClass } from './notice.tsx';
import { PasswordField } from './password-field.tsx';
import { PaymentIcon } from './payment-icon.tsx';
import { PhoneField } from './phone-field.tsx';
import { Price } from './price.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { QuantityStepperProps } from './quantity-stepper.tsx';
import { RadioCard } from './radio-card.tsx';
import { SearchField } from './search-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { SelectField } from './select-field.tsx';
import { Sheet } from './sheet.tsx';
import { ProductSkeleton } from './skeleton.tsx';
import { SkipLink } from './skip-link.tsx';
import { Swatch, SwatchTile } from './swatch.tsx';
import { Tabs } from './tabs.tsx';
import { Tile } from './tile.tsx';
import { Timeline } from './timeline.tsx';
import { Tira, TiraProgress } from './tira.tsx';
import { Toggle } from './toggle.tsx';
import { Wordmark } from './wordmark.tsx';

/** Every primitive in every state, for looking at while building. Not part of the shop. */
export function Gallery() {
  const [now] = useState(() => Date.now());
  return (
    <main className="bg-canvas px-4 py-8 lg:px-10">
      <SkipLink />
      <Palette />
      <div id="contenido" className="grid gap-x-9 gap-y-7.5 lg:grid-cols-4">
        <Buttons />
        <Quantities />
        <Badges />
        <Prices />
        <Filters />
        <Notices />
        <Fields />
        <Skeletons />
        <Products />
        <EmptyAndError />
        <Shades />
        <Choices />
        <MoreFields />
        <Dialogs />
        <Progress now={now} />
        <Cards />
        <Shelf />
        <Icons />
      </div>
    </main>
  );
}

function Section({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={`min-w-0 ${wide ? 'lg:col-span-2' : ''}`}>
      <h2 className="mb-3 text-micro text-text-3">{title}</h2>
      {children}
    </section>
  );
}

const palette = [
  'bg-esmeralda-900',
  'bg-esmeralda-600',
  'bg-esmeralda-300',
  'bg-esmeralda-50',
  'bg-guayaba-500',
  'bg-guayaba-600',
  'bg-rubor-100',
  'bg-maiz-100',
  'bg-azul-600',
  'bg-naranja-600',
  'bg-rojo-600',
  'bg-grafito-900',
  'bg-grafito-500',
  'bg-grafito-200',
  'bg-grafito-50',
];

function Palette() {
  return (
    <div className="mb-6.5 flex flex-wrap items-center gap-4">
      <AppMark />
      <h1>
        <Wordmark className="text-[2.375rem]" />
      </h1>
      <span className="flex flex-1 flex-wrap justify-end gap-1.5">
        {palette.map((tone) => (
          <i
            key={tone}
            className={`h-[46px] w-[34px] rounded-t-[17px] rounded-b-[7px] inset-ring inset-ring-swatch-edge ${tone}`}
          />
        ))}
      </span>
    </div>
  );
}

function Buttons() {
  return (
    <Section title="Botones" wide>
      <div className="flex flex-wrap items-center gap-2">
        <Button>Agregar</Button>
        <Button className="focus-ring">Con foco</Button>
        <Button variant="soft">Suave</Button>
        <Button variant="secondary">Secundario</Button>
        <Button variant="ghost">Texto</Button>
        <Button variant="destructive">Vaciar</Button>
        <Button disabledReason="Elige un tono">Inactivo</Button>
        <Button loading className="w-28">
          Agregando
        </Button>
        <Button size="sm" icon="plus">
          Agregar
        </Button>
        <Button size="lg">Continuar compra</Button>
        <span className="rounded-control bg-deep p-1">
          <Button variant="inverse" size="sm">
            Sobre oscuro
          </Button>
        </span>
        <ButtonLink href="#contenido" variant="secondary" size="sm" icon="whatsapp">
          Enlace
        </ButtonLink>
        <IconButton icon="heart" label="Guardar en favoritos" />
        <IconButton icon="heart" label="Quitar de favoritos" filled className="text-accent" />
        <IconButton icon="bag" label="Carrito, 6 productos" variant="outline" count={6} />
        <IconButton icon="plus" label="Agregar" variant="raised" />
        <IconButton icon="trash" label="Quitar" disabled />
      </div>
    </Section>
  );
}

function Stepper({ start, ...props }: { start: number } & Omit<QuantityStepperProps, 'label' | 'value' | 'onChange'>) {
  const [value, setValue] = useState(start);
  return <QuantityStepper {...props} label="7.1 Rubio medio cenizo" value={value} onChange={setValue} />;
}

function Quantities() {
  return (
    <Section title="Cantidad">
      <div className="flex flex-wrap items-start gap-2">
        <Stepper start={0} />
        <Stepper start={1} removable />
        <Stepper start={12} editable />
        <Stepper start={4} max={4} limitText="Stock máximo sobrepasado, solo quedan 4 unidades disponibles" />
        <Stepper start={6} step={6} caption="mín. 6" look="outline" />
        <Stepper start={3} saving />
        <Stepper start={0} disabledReason="Tono fuera de stock" />
      </div>
    </Section>
  );
}

function Badges() {
  return (
    <Section title="Etiquetas">
      <div className="flex flex-wrap gap-2">
        <Badge tone="top">Top seller</Badge>
        <Badge tone="new">Nuevo</Badge>
        <Badge tone="presale">Preventa</Badge>
        <Badge tone="soldOut">Agotado</Badge>
        <Badge tone="discount">-20%</Badge>
        <Badge tone="warn">Por enviar</Badge>
        <Badge tone="danger">Rechazado</Badge>
        <Badge tone="neutral">+1%</Badge>
      </div>
    </Section>
  );
}

function Prices() {
  return (
    <Section title="Precio">
      <Price now={12900} was={16100} unitPrice={'$\u00A0143 / ml'} />
      <Price now={1284600} size="lg" className="mt-3" />
    </Section>
  );
}

function Filters() {
  const [volume, setVolume] = useState('90');
  const [isOffer, setOffer] = useState(false);
  const [text, setText] = useState('tinte');
  return (
    <Section title="Filtros y volumen">
      <div className="mb-3 flex flex-wrap gap-2">
        <Chip strong selected onToggle={() => undefined}>
          Todos
        </Chip>
        <RemovableChip label="Quitar Con stock" onRemove={() => undefined}>
          Con stock
        </RemovableChip>
        <Chip selected={isOffer} onToggle={setOffer}>
          En oferta
        </Chip>
      </div>
      <SegmentedControl
        label="Volumen"
        value={volume}
        onChange={setVolume}
        options={[
          { value: '60', label: '60 ml' },
          { value: '90', label: '90 ml' },
        ]}
      />
      <SearchField label="Busca productos, marcas o tonos" value={text} onChange={setText} className="mt-3" />
    </Section>
  );
}

function Notices() {
  return (
    <Section title="Notificaciones" wide>
      <div className="grid gap-2.5 lg:grid-cols-2">
        <Notice
          color="white"
          message="Agregado al carrito"
          action={
            <button type="button" className={noticeActionClass}>
              Ver
            </button>
          }
        />
        <Notice color="gray" message="TN-48210 está en preparación" />
        <Notice color="blue" message="6 unidades quedan en preventa, salen el 24 de noviembre." />
        <Notice color="orange" message="Stock máximo sobrepasado, solo quedan 4 unidades disponibles." />
        <Notice
          className="lg:col-span-2"
          color="red"
          message="Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés."
          dismiss
        />
      </div>
    </Section>
  );
}

function Fields() {
  return (
    <Section title="Campos">
      <div className="flex flex-col gap-3">
        <Field label="Correo" type="email" defaultValue="luzmarina@salonortega.co" />
        <Field label="Celular" defaultValue="310 555 0" error="Escribe 7 o 10 dígitos" />
      </div>
    </Section>
  );
}

function Skeletons() {
  return (
    <Section title="Cargando">
      <div className="grid grid-cols-2 gap-4">
        <ProductSkeleton />
        <ProductSkeleton />
      </div>
    </Section>
  );
}

function Products() {
  return (
    <Section title="Tarjeta de producto" wide>
      <div className="flex flex-wrap items-start gap-4">
        <article className="w-44.5">
          <Tile
            tint="rubor"
            overlay={
              <>
                <ProductBadges topSeller className="absolute top-2 left-2" />
                <IconButton
                  icon="palette"
                  label="Elegir tonos"
                  variant="raised"
                  className="absolute! right-2 bottom-2"
                />
              </>
            }
          >
            <span />
          </Tile>
          <Price className="mt-2.5" now={9800} was={12300} unitPrice={'$\u00A0653 / ml'} alignRows />
          <ProductName name="Esmalte semipermanente 15 ml" brand="Nácar" />
          <span className="mt-1.5 flex items-center gap-[3px] text-[0.75rem] text-text-3">
            {['#B9233F', '#E29C92', '#2E4C7A', '#1C1B1D'].map((color) => (
              <Swatch key={color} color={color} />
            ))}
            <span className="ml-1">+210 tonos</span>
          </span>
        </article>
        <article className="w-44.5">
          <Tile
            overlay={
              <>
                <ProductBadges presale className="absolute top-2 left-2" />
                <div className="absolute inset-x-2 bottom-2">
                  <Stepper start={2} full />
                </div>
              </>
            }
          >
            <span />
          </Tile>
          <Price className="mt-2.5" now={22300} unitPrice={'$\u00A056 / ml'} alignRows />
          <ProductName name="Acondicionador hidratante 400 ml" brand="Rizo Real" />
        </article>
        <article className="w-44.5">
          <Tile
            soldOut
            overlay={
              <>
                <ProductBadges soldOut className="absolute top-2 left-2" />
                <IconButton
                  icon="bell"
                  label="Avísame cuando llegue"
                  variant="raised"
                  className="absolute! right-2 bottom-2"
                />
              </>
            }
          >
            <span />
          </Tile>
          <Price className="mt-2.5" now={19900} unitPrice={'$\u00A080 / ml'} alignRows />
          <ProductName name="Bruma protectora térmica 250 ml" brand="Selva Clara" />
        </article>
      </div>
    </Section>
  );
}

function ProductName({ name, brand }: { name: string; brand: string }) {
  return (
    <>
      <h3 className="mt-1.5 mb-0.5 text-[0.875rem] leading-[1.32] font-[550] text-balance">{name}</h3>
      <p className="text-[0.8125rem] leading-[1.3] font-medium text-text-3">{brand}</p>
    </>
  );
}

function EmptyAndError() {
  return (
    <>
      <Section title="Vacío" wide>
        <Empty
          title="Tu carrito está vacío"
          text="Empieza con lo que ya conoces."
          action={
            <Button variant="soft" size="sm" icon="history">
              Pedir de nuevo
            </Button>
          }
        />
      </Section>
      <Section title="Error" wide>
        <ErrorBlock
          title="No pudimos cargar tus pedidos"
          text="Revisa tu conexión. Tu carrito está guardado."
          onRetry={() => undefined}
        />
      </Section>
    </>
  );
}

const shades = [
  { color: '#976f45', code: '7.0', name: 'Rubio medio' },
  { color: '#807763', code: '7.1', name: 'Rubio medio cenizo', topSeller: true, selected: true },
  { color: '#8a6a67', code: '7.2', name: 'Rubio medio irisado', isNew: true },
  { color: '#9c7a40', code: '7.3', name: 'Rubio medio dorado' },
  { color: '#a86440', code: '7.4', name: 'Rubio medio cobrizo', topSeller: true },
  { color: '#a96a6a', code: '7.5', name: 'Tono fuera de stock', soldOut: true },
];

function Shades() {
  return (
    <Section title="Tonos" wide>
      <div className="grid max-w-82 grid-cols-3 gap-x-2.5 gap-y-3">
        {shades.map(({ name, ...shade }) => (
          <div key={shade.code}>
            <SwatchTile {...shade} />
            {shade.selected ? (
              <div className="mt-1.5">
                <Stepper start={3} full tight />
              </div>
            ) : (
              <p className="min-h-11 px-[3px] pt-1.5 text-[0.78rem] leading-[1.25] font-medium text-text-2">{name}</p>
            )}
          </div>
        ))}
      </div>
      <div className="mt-4 flex items-center gap-3">
        <Swatch color="#807763" size={48} />
        <Swatch color="#b9233f" size={26} />
        <Swatch color="#2e4c7a" />
      </div>
    </Section>
  );
}

const methods = [
  { method: 'visa' },
  { method: 'mastercard' },
  { method: 'amex' },
  { method: 'diners' },
  { method: 'card' },
  { method: 'pse' },
  { method: 'cash' },
  { method: 'bank' },
  { method: 'credit' },
  { method: 'installments' },
  { method: 'lender-1', name: 'Cuotas fáciles' },
  { method: 'lender-2', name: 'Paga luego' },
];

function Choices() {
  return (
    <Section title="Elegir" wide>
      <fieldset className="mb-3 grid gap-2">
        <legend className="sr-only">Dirección</legend>
        <RadioCard
          name="address"
          value="1"
          defaultChecked
          title="Local Chapinero"
          text="Calle 57 # 9-41, Bogotá - Cundinamarca"
          after={<Badge tone="discount">Principal</Badge>}
        />
        <RadioCard name="address" value="2" title="Bodega" text="Cra. 24 # 72-10, Bogotá - Cundinamarca" />
      </fieldset>
      <fieldset className="mb-3 divide-y divide-line">
        <legend className="sr-only">Método de pago</legend>
        <RadioCard
          look="row"
          name="method"
          value="pse"
          defaultChecked
          title="PSE"
          text="Débito desde tu banco"
          before={<PaymentIcon method="pse" />}
          after={<Badge tone="discount">-2%</Badge>}
        />
        <RadioCard
          look="row"
          name="method"
          value="credit"
          title="Cupo Tonalia"
          disabledReason="Tu cupo disponible es menor que el total"
          before={<PaymentIcon method="credit" disabled />}
        />
      </fieldset>
      <div className="mb-3 flex flex-wrap gap-2">
        {methods.map((method) => (
          <PaymentIcon key={method.method} {...method} />
        ))}
      </div>
      <Checkbox defaultChecked after={<span className="text-small text-text-3">48</span>}>
        Tinta Sur
      </Checkbox>
      <Checkbox after={<span className="text-small text-text-3">31</span>}>Nativa</Checkbox>
      <Checkbox error="Acepta los términos para seguir">Acepto los términos</Checkbox>
      <Toggle type="switch" label="Avisos de mi pedido" text="Cuando salga y cuando llegue" defaultChecked />
      <Toggle type="switch" label="Ofertas" />
      <Toggle type="radio" label="SMS" name="channel" defaultChecked />
      <Toggle type="number" label="Días entre pedidos" defaultValue={15} />
    </Section>
  );
}

function MoreFields() {
  const [code, setCode] = useState('4821');
  return (
    <Section title="Más campos" wide>
      <div className="flex flex-col gap-3">
        <PhoneField label="Celular" help="Te enviamos un código por SMS." />
        <PasswordField label="Contraseña" autoComplete="current-password" defaultValue="secreta" />
        <SelectField
          label="Departamento"
          placeholder="Elige uno"
          options={[
            { value: '11', label: 'Bogotá, D. C.' },
            { value: '25', label: 'Cundinamarca' },
          ]}
        />
        <Field label="Complemento" hint="Opcional" placeholder="Local 2" disabled />
        <CodeField label="Código de 6 dígitos" value={code} onChange={setCode} />
        <CodeField
          label="Código con error"
          value="482100"
          onChange={() => undefined}
          error="El código no es correcto."
        />
      </div>
    </Section>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'sheet' | 'tall' | 'confirm' | 'coverage'>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Hojas y diálogos" wide>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Abrir hoja
        </Button>
        <Button variant="secondary" onClick={() => setOpen('tall')}>
          Abrir hoja alta
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Abrir confirmación
        </Button>
        <Button variant="secondary" onClick={() => setOpen('coverage')}>
          Sin cobertura
        </Button>
      </div>
      <Sheet
        open={open === 'sheet' || open === 'tall'}
        onClose={close}
        onBack={open === 'tall' ? () => setOpen('sheet') : undefined}
        size={open === 'tall' ? 'lg' : 'sm'}
        tall={open === 'tall'}
        title="Escoge una dirección"
        subtitle="2 direcciones"
        footer={
          <Button full size="lg" onClick={close}>
            Usar esta dirección
          </Button>
        }
      >
        <div className="grid gap-2">
          <RadioCard
            name="sheet"
            title="Local Chapinero"
            text="Calle 57 # 9-41, Bogotá - Cundinamarca"
            defaultChecked
          />
          <RadioCard name="sheet" title="Bodega" text="Cra. 24 # 72-10, Bogotá - Cundinamarca" />
        </div>
      </Sheet>
      <ConfirmDialog
        open={open === 'confirm'}
        title="¿Vaciar el carrito?"
        text="Se quitan 21 unidades."
        confirm="Vaciar"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'coverage'}
        icon="pin-off"
        title="Sin cobertura:"
        text="Actualmente no tenemos cobertura para Mitú, Vaupés."
        confirm="Cambiar ciudad"
        cancel="Avísame cuando lleguen"
        onConfirm={close}
        onCancel={close}
      />
    </Section>
  );
}

const DAY_MS = 86_400_000;

function Progress({ now }: { now: number }) {
  return (
    <Section title="Avance" wide>
      <Countdown title="Semana del color: -20%" end={now + 2.6 * DAY_MS} onClose={() => undefined} />
      <ProgressSteps current={2} className="my-5" />
      <div className="grid gap-5 md:grid-cols-2">
        <Timeline
          label="Avance del pedido"
          steps={[
            { label: 'Pedido recibido', detail: '21 nov, 9:12 a. m.', state: 'done' },
            { label: 'Pago confirmado', detail: '21 nov, 9:13 a. m. con PSE', state: 'done' },
            { label: 'En preparación', detail: '9 de 21 unidades listas', state: 'now' },
            { label: 'En camino', detail: 'Martes 24 de noviembre', state: 'next' },
            { label: 'Entregado', state: 'next' },
          ]}
        />
        <div className="grid gap-4">
          <TiraProgress done={3} label="Pago en proceso" />
          <TiraProgress done={5} outcome="success" label="Pago aprobado" />
        </div>
      </div>
    </Section>
  );
}

function Cards() {
  const [tab, setTab] = useState('products');
  return (
    <Section title="Tarjetas y pestañas" wide>
      <LoyaltyCard
        tiers={[{ name: 'Bronce' }, { name: 'Plata' }, { name: 'Oro' }, { name: 'Platino' }]}
        current={2}
        progress={0.79}
        text={
          <>
            Te faltan <b>{'$\u00A0420.000'}</b> para <b>Platino</b>
          </>
        }
      />
      <div className="mt-4 grid gap-3 rounded-card bg-canvas-sunken p-4 md:grid-cols-2">
        <Card className="flex items-center gap-4">
          <Avatar initials="LO" size="lg" />
          <div>
            <p className="text-h2">Luz Marina Ortega</p>
            <p className="text-small text-text-3">Bogotá, Cundinamarca</p>
          </div>
        </Card>
        <Card selected className="flex items-center gap-3">
          <Avatar initials="BA" />
          <IconTile icon="zap" size="sm" />
          <IconTile icon="calendar-clock" size="sm" tone="info" />
        </Card>
      </div>
      <Tabs
        className="mt-4"
        label="Favoritos"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'products', label: 'Productos', count: 12 },
          { value: 'shades', label: 'Tonos', count: 4 },
        ]}
      >
        <Breadcrumbs>
          <a href="#contenido">Inicio</a>
          <a href="#contenido">Coloración</a>
          <span>Tinta Sur</span>
        </Breadcrumbs>
      </Tabs>
      <Tira className="mt-4 w-40" height={60} />
    </Section>
  );
}

function Shelf() {
  return (
    <section className="min-w-0 lg:col-span-4">
      <h2 className="mb-3 text-micro text-text-3">Carrusel</h2>
      <Carousel label="Ofertas">
        {Array.from({ length: 9 }, (_, at) => (
          <ProductSkeleton key={at} />
        ))}
      </Carousel>
    </section>
  );
}

function Icons() {
  return (
    <section className="lg:col-span-4">
      <h2 className="mb-3 text-micro text-text-3">Íconos</h2>
      <div className="flex flex-wrap gap-4">
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size="lg" />
          </span>
        ))}
      </div>
    </section>
  );
}
