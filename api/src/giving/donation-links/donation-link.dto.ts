/** `POST …/track/{token}/renewal/`, of a gift or of one that comes again: where the fresh link went, « aw•••@example.org ». */
export class LinkRenewed {
  email_hint: string;
}
