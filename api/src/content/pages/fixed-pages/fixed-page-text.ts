import type { ContentPage } from '../page.dto.js';

/** A page of the site as it is before staff touch it. */
export type FixedPageText = Pick<ContentPage, 'title' | 'description' | 'lead' | 'blocks'>;
