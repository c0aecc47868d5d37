import type { ContentKind } from '../../shared/records/content-kind';

/** A partner of the kind « université », for the words around its state. */
export const universityKind: ContentKind = {
  resource: 'partners',
  words: {
    one: 'université',
    many: 'universités',
    the: 'l’université',
    this: 'cette université',
    new: 'nouvelle',
    feminine: true,
  },
  title: 'name',
  holds_changes: true,
  blank: {},
};
