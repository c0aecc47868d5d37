/** What a push service carries to a telephone to be shown. */
export interface PushMessage {
  title: string;
  body: string;
  /** Below `/admin`. */
  path: string;
  /** A second message of the same tag takes the place of the first. */
  tag: string;
}

/** What it carries there: something to show, what was read elsewhere and shows no more, by its tags, or both. */
export interface PushContent extends Partial<PushMessage> {
  close: string[];
}
