import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Headers of a page with a form of one's own: nobody on the way keeps it. */
export const NO_STORE = { 'Cache-Control': 'no-store' };

/** A form that is refused keeps what its page was made of. */
export function revalidatesUnlessSent({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}
