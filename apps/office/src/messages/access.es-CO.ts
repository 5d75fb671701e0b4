/** “Ana o Luz”, “Ana y Luz”. */
const eitherOf = new Intl.ListFormat('es-CO', { type: 'disjunction' });
const allOf = new Intl.ListFormat('es-CO');

/** Texts of a page that a role may not see. */
export const accessTexts = {
  title: (place: string) => `No puedes ver ${place}`,
  text: (role: string, owners: readonly string[]) =>
    `Tu rol es ${role}. ${owners.length > 0 ? eitherOf.format(owners) : 'Una dueña o un dueño'} puede darte acceso.`,
  ask: 'Pedir acceso',
  asked: (owners: readonly string[]) => `Le avisamos por correo a ${allOf.format(owners)}`,
  askedBefore: 'Ya lo pediste hoy: falta que respondan.',
};
