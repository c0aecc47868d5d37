export interface MailMessage {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What carries a message out of the house; throws when it could not, and is then tried again. */
export abstract class Mailer {
  abstract deliver(message: MailMessage): Promise<void>;
  /** Says in French that mail can leave; throws where it cannot. */
  abstract check(): Promise<string>;
}
