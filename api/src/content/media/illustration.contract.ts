/** Raised when drawings change: an address always shows the same drawing, so that it is kept for good. */
export const ILLUSTRATIONS_VERSION = 'v1';

/** The drawing of a record that has no picture of its own, as a name below /illustrations/: its kind, then its slug. */
export function drawnIllustration(kind: string, slug: string): string {
  return `${ILLUSTRATIONS_VERSION}/${kind}/${slug || 'nouveau'}`;
}
