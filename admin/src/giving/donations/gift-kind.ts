import type { ContentKind } from '../../shared/records/content-kind';

/** For the parts that lists share: export, and the words around it. */
export const giftKind: ContentKind = {
  resource: 'donations',
  words: { one: 'don', many: 'dons', the: 'le don', this: 'ce don', new: 'nouveau', feminine: false },
  title: 'reference',
  holds_changes: false,
  blank: {},
};
