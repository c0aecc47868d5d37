import type { ContentKind } from '../../shared/records/content-kind';

/** For the parts that lists share: export, and the words around it. */
export const contactKind: ContentKind = {
  resource: 'contact-messages',
  words: {
    one: 'message',
    many: 'messages',
    the: 'le message',
    this: 'ce message',
    new: 'nouveau',
    feminine: false,
  },
  title: 'subject',
  holds_changes: false,
  blank: {},
};
