import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Card } from '../card.tsx';
import { Carousel } from '../carousel.tsx';
import { IconTile } from '../icon-tile.tsx';
import { LoyaltyCard } from '../loyalty-card.tsx';
import { ProductSkeleton } from '../skeleton.tsx';
import { Tabs } from '../tabs.tsx';
import { Tira } from '../tira.tsx';
import { Section } from './section.tsx';

/** Cards with avatars and icons, the loyalty card, tabs and breadcrumbs. */
export function Cards() {
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

/** `Carousel` of placeholders. */
export function Shelf() {
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
