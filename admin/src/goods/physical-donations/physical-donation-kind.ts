import type { ContentKind } from '../../shared/records/content-kind';

/** For the parts that lists share: export, and the words around it. */
export const physicalDonationKind: ContentKind = {
  resource: 'physical-donations',
  words: {
    one: 'don matériel',
    many: 'dons-materiels',
    the: 'le don matériel',
    this: 'ce don matériel',
    new: 'nouveau',
    feminine: false,
  },
  title: 'reference',
  holds_changes: false,
  blank: {},
};
