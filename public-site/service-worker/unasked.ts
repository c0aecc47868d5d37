/** Said of pages that are fetched to be kept: nobody asked for them, and the server counts no visit. */
export const UNASKED = { purpose: 'prefetch' };
