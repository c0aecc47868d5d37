/** Views of lists that the team shares from the first day. */
export const VIEWS = [
  {
    resource: 'donations',
    name: 'Chèques et virements, du plus gros',
    params: {
      filter: { payment_method: ['bank_transfer', 'cheque'] },
      sort: 'amount',
      order: 'DESC',
      per_page: 25,
    },
  },
  {
    resource: 'articles',
    name: 'Brouillons à relire',
    params: { filter: { shelf: 'live', status: 'draft' }, sort: 'updated_at', order: 'DESC', per_page: 25 },
  },
] as const;
