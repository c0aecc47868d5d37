import type { ContentKind } from '../../shared/records/content-kind';

/** For the parts that lists share: export, and the words around it. */
export const receiptKind: ContentKind = {
  resource: 'receipts',
  words: {
    one: 'reçu',
    many: 'reçus',
    the: 'le reçu',
    this: 'ce reçu',
    new: 'nouveau',
    feminine: false,
  },
  title: 'number',
  holds_changes: false,
  blank: {},
};

export const waitingKind: ContentKind = {
  ...receiptKind,
  resource: 'receipts-waiting',
  words: { ...receiptKind.words, one: 'reçu en attente', many: 'reçus-en-attente' },
  title: 'reference',
};
