/** What an alert of a product says: two lines and the path of the product. */
export interface FiredAlert {
  title: string;
  text: string;
  path: string;
}

/** Lines of a mail. */
const MOST_LINES = 20;

/** The text of the push. */
export const canBuy = 'Ya lo puedes pedir.';

/** The title and path of one message for all alerts that came together. */
export const together = (news: readonly FiredAlert[]): Pick<FiredAlert, 'title' | 'path'> => {
  const [first] = news;
  if (first && news.length === 1) return first;
  return {
    title: `Llegaron ${news.length} productos que esperabas`,
    path: '/home/profile/alerts',
  };
};

/** The text of the mail. */
export const alertMail = (name: string, news: readonly FiredAlert[], url: string): string =>
  [
    `Hola, ${name}:`,
    news
      .slice(0, MOST_LINES)
      .map(({ title, text }) => `- ${title}. ${text}`)
      .join('\n'),
    `Míralo aquí: ${url}`,
  ].join('\n\n');
