import { expect, test } from 'vitest';
import { allOfStock, fill, literals, overStock } from './literals.es-CO.ts';
import { refusalLiterals } from './refusal-literals.es-CO.ts';

// Written out a second time on purpose: a change to a literal has to be made here too, and then its reason is asked
// for.
test('the literals are the specification’s, letter for letter', () => {
  expect([...Object.values(literals), ...Object.values(refusalLiterals)].toSorted()).toEqual(
    [
      '!Atención¡',
      'Actualizar',
      'Agregar al carrito',
      'Ayuda',
      'Banner popup',
      'Buscar tono',
      'Carta de color',
      'Cerrar sesión',
      'Cliente no encontrado',
      'Debe seleccionar un color',
      'Debes ingresar un número sin puntos ni comas.',
      'Debes ingresar un número valido.',
      'Debes seleccionar por lo menos un color para agregar',
      'Debes seleccionar un volumen de {name}',
      'Entregar a',
      'Escoge una dirección',
      'Ha ocurrido algo.',
      'Ha ocurrido un error al intentar eliminar el cliente.',
      'Hemos realizado cambios en nuestra aplicación, lo invitamos a actualizarla.',
      'Historial de pedidos',
      'Información',
      'Ingresar',
      'Limpiar búsqueda',
      'Mis créditos',
      'Mis direcciones de entrega',
      'No es un número válido.',
      'No hemos podido realizar tu solicitud. Inténtalo nuevamente.',
      'No se pudo procesar la petición. Intentalo nuevamente, si el problema persiste contacta a soporte técnico.',
      'No uses puntos ni comas.',
      'Nuestro servidor está experimentando dificultades momentáneas.',
      'Nuevos',
      'Out of stock',
      'Ouups! Producto fuera de stock',
      'Ouups, algo ha ocurrido! No se pudo actualizar la cantidad.',
      'Pedir de nuevo',
      'Registrar cliente',
      'Saltar',
      'Selecciona un cliente',
      'Siguiente',
      'Sin cobertura: Actualmente no tenemos cobertura para {city}, {state}.',
      'Stock insuficiente. Solo quedan {n} unidades disponibles',
      'Stock máximo sobrepasado',
      'Su cuenta de cliente ha sido eliminada.',
      'Tomar pedido',
      'Tono fuera de stock',
      'Top seller',
      'Términos y condiciones',
      'Vaciar',
      'solo quedan {n} unidades disponibles',
    ].toSorted(),
  );
});

test('values are filled into a literal, and a missing one stays visible', () => {
  expect(fill(refusalLiterals.noCoverage, { city: 'Mitú', state: 'Vaupés' })).toBe(
    'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.',
  );
  expect(fill(literals.onlyLeft, {})).toBe('solo quedan {n} unidades disponibles');
});

test('ordering the whole stock does not exceed it · VAL-08', () => {
  expect(allOfStock(3)).toBe('Solo quedan 3 unidades disponibles');
  expect(overStock(3)).toBe('Stock máximo sobrepasado: solo quedan 3 unidades disponibles');
});
