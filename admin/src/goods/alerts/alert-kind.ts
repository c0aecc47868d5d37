import type { ContentKind } from '../../shared/records/content-kind';

/** For the parts that lists share: export, and the words around it. */
export const alertKind: ContentKind = {
  resource: 'donation-alerts',
  words: {
    one: 'alerte',
    many: 'alertes',
    the: 'l’alerte',
    this: 'cette alerte',
    new: 'nouvelle',
    feminine: true,
  },
  title: 'message',
  holds_changes: false,
  blank: {},
};
