import type { ContentKind } from '../../shared/records/content-kind';

/** For the parts that lists share: export, and the words around it. */
export const transactionKind: ContentKind = {
  resource: 'donation-transactions',
  words: {
    one: 'suivi',
    many: 'suivis',
    the: 'le suivi',
    this: 'ce suivi',
    new: 'nouveau',
    feminine: false,
  },
  title: 'reference',
  holds_changes: false,
  blank: {},
};
