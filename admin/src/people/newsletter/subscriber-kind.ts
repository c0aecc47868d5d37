import type { ContentKind } from '../../shared/records/content-kind';
import { texts } from './subscriber.fr';

/** For the parts that lists share: import, export, and the words around them. */
export const subscriberKind: ContentKind = {
  resource: 'newsletter-subscribers',
  words: {
    one: 'abonné',
    many: 'abonnés',
    the: 'l’abonné',
    this: 'cet abonné',
    new: 'nouvel',
    feminine: false,
  },
  title: 'email',
  holds_changes: false,
  blank: {},
  import_help: texts.import_help,
};
