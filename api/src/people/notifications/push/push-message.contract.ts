/** What a push service carries to a telephone. */
export interface PushMessage {
  title: string;
  body: string;
  /** Below `/admin`. */
  path: string;
  /** A second message of the same tag takes the place of the first. */
  tag: string;
}
