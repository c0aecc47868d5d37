import type { ContentKind } from '../../shared/records/content-kind';

/** For the parts that lists share: export, and the words around it. */
export const donorKind: ContentKind = {
  resource: 'users',
  words: {
    one: 'donateur',
    many: 'donateurs',
    the: 'le donateur',
    this: 'ce donateur',
    new: 'nouveau',
    feminine: false,
  },
  title: 'name',
  holds_changes: false,
  blank: {},
};
