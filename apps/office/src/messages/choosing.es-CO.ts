/** Words of choosing rows on a phone. */
export const choosingTexts = { start: 'Elegir varios', stop: 'Dejar de elegir' };
