import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpMessage {
  from: string;
  to: string[];
  /** As it came over the wire, headers and all. */
  text: string;
}

export interface SmtpFake {
  /** As `SMTP_URL` wants it. */
  url: string;
  letters: SmtpMessage[];
  /** Nobody listens any more, and whoever was talking is cut off. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Answers « try again later » to every email while true. */
  isBusy: boolean;
  /** Takes letters and never says whether it has, while true. */
  isSilent: boolean;
  /** Addresses that nobody has here: refused for good, with 550. */
  unknown: Set<string>;
  /** What it answers to whoever writes to an address, after 550 or 450: `5.2.2 Mailbox full`, `4.2.2 Mailbox full`. */
  refusals: Map<string, string>;
  /** Wants another account of whoever writes, while true. */
  isLocked: boolean;
  /** How often somebody wanted to write to each address. */
  asked: Map<string, number>;
  close(): Promise<void>;
}

/** A mail server that keeps what it takes. */
export async function startSmtpServer(): Promise<SmtpFake> {
  const emails: SmtpMessage[] = [];
  let server = await listen(0);
  const port = (server.server.address() as AddressInfo).port;
  const fake: SmtpFake = {
    url: `smtp://127.0.0.1:${port}`,
    letters: emails,
    isBusy: false,
    isSilent: false,
    unknown: new Set(),
    refusals: new Map(),
    isLocked: false,
    asked: new Map(),
    goAway: () => stop(server),
    comeBack: async () => {
      server = await listen(port);
    },
    close: () => stop(server),
  };
  return fake;

  function listen(on: number): Promise<SMTPServer> {
    const listening = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom(_address, _session, done) {
        done(fake.isLocked ? refusal(530, '5.7.0 Authentication required') : undefined);
      },
      onRcptTo({ address }, _session, done) {
        fake.asked.set(address, (fake.asked.get(address) ?? 0) + 1);
        const said = fake.refusals.get(address) ?? (fake.unknown.has(address) ? '5.1.1 No such user' : null);
        done(said === null ? undefined : refusal(said.startsWith('4.') ? 450 : 550, said));
      },
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (fake.isSilent) return;
          if (fake.isBusy) return done(refusal(451, 'Try again later'));
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          emails.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString('utf8'),
          });
          done();
        });
      },
    });
    // A sender that hangs up in the middle is its own affair.
    listening.on('error', () => undefined);
    return new Promise((resolve) => listening.listen(on, '127.0.0.1', () => resolve(listening)));
  }
}

const refusal = (responseCode: number, said: string) => Object.assign(new Error(said), { responseCode });

function stop(server: SMTPServer): Promise<void> {
  for (const { _socket } of server.connections as unknown as Set<{ _socket?: { destroy(): void } }>)
    _socket?.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}
