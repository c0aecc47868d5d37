import type { ContentKind } from '../../shared/records/content-kind';

/** For the parts that lists share: export, and the words around it. */
export const recurringKind: ContentKind = {
  resource: 'recurring-gifts',
  words: {
    one: 'don régulier',
    many: 'dons-reguliers',
    the: 'le don régulier',
    this: 'ce don régulier',
    new: 'nouveau',
    feminine: false,
  },
  title: 'reference',
  holds_changes: false,
  blank: {},
};
