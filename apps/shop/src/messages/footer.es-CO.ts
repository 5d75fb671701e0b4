export const footerMessages = {
  buy: 'Comprar',
  yours: 'Tu cuenta',
  slogan: 'Belleza al por mayor para negocios de toda Colombia.',
  taxes: 'Precios en pesos con IVA incluido',
};
