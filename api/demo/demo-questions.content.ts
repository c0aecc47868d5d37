/** Questions that the team shares from the first day. */
export const QUESTIONS = [
  {
    title: 'D’où viennent les dons de l’année',
    question: { measure: 'raised', dimension: 'source', period: '12_months', against: 'last_year' },
  },
  {
    title: 'Les livres reçus ce trimestre',
    question: { measure: 'books', dimension: 'step', period: 'quarter', against: 'previous' },
  },
  {
    title: 'Les pages les plus lues',
    question: { measure: 'views', dimension: 'page', period: '30_days', against: 'previous' },
  },
] as const;
