import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A form that was sent stays as it is: its page is not read again. */
export function unlessSent({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined;
}
