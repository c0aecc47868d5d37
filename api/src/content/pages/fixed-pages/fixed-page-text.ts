import type { ContentPageInput } from '../page.contract.js';

/** A page of the site as it is before staff touch it. */
export type FixedPageText = Required<Omit<ContentPageInput, 'slug'>>;
