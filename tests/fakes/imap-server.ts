import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ImapMessage {
  source: string;
  flags: Set<string>;
}

export interface ImapFake {
  /** As `NEWSLETTER_BOUNCE_MAILBOX` wants it. */
  url: string;
  /** What its one folder holds; the number of a message is its place, from 1. */
  inbox: ImapMessage[];
  /** Puts one there as a mail server would, with the line ends of the wire. */
  receive(source: string): ImapMessage;
  close(): Promise<void>;
}

/** A mailbox over IMAP4rev1 (RFC 3501) for whoever reads, searches and marks messages in its INBOX. */
export async function startImapServer(): Promise<ImapFake> {
  const inbox: ImapMessage[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    socket.setEncoding('utf8');
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let pending = '';
    socket.on('data', (chunk: string) => {
      pending += chunk;
      const lines = pending.split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) socket.write(answer(line, inbox));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://retours:secret@127.0.0.1:${port}`,
    inbox,
    receive(source) {
      const message = { source: source.replaceAll(/\r?\n/g, '\r\n'), flags: new Set<string>() };
      inbox.push(message);
      return message;
    },
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The answer to one command line, whole. */
function answer(line: string, inbox: ImapMessage[]): string {
  const [tag = '*', ...rest] = line.split(' ');
  const command = rest.join(' ');
  const done = (...said: string[]) => [...said, `${tag} OK done`, ''].join('\r\n');
  if (/^CAPABILITY/i.test(command)) return done('* CAPABILITY IMAP4rev1');
  if (/^LOGIN/i.test(command))
    return /"?retours"? "?secret"?/.test(command) ? done() : `${tag} NO wrong password\r\n`;
  if (/^LIST/i.test(command)) return done('* LIST () "/" INBOX');
  if (/^SELECT/i.test(command))
    return done(
      '* FLAGS (\\Seen \\Flagged)',
      '* OK [PERMANENTFLAGS (\\Seen \\Flagged)] ok',
      `* ${inbox.length} EXISTS`,
      '* OK [UIDVALIDITY 1] ok',
      `* OK [UIDNEXT ${inbox.length + 1}] ok`,
    );
  if (/^UID SEARCH/i.test(command)) {
    const isWanted = ({ flags }: ImapMessage) =>
      /UNSEEN/i.test(command) ? !flags.has('\\Seen') : flags.has('\\Flagged');
    const found = inbox.flatMap((message, at) => (isWanted(message) ? [at + 1] : []));
    return done(['* SEARCH', ...found].join(' '));
  }
  const [, uid] = /^UID (?:FETCH|STORE) (\d+)/i.exec(command) ?? [];
  const message = inbox[Number(uid) - 1];
  if (message && /^UID FETCH/i.test(command)) {
    const { source } = message;
    const part = /BODY(?:\.PEEK)?\[\]<0\.\d+>/i.test(command) ? 'BODY[]<0>' : 'BODY[]';
    return done(`* ${uid} FETCH (UID ${uid} ${part} {${Buffer.byteLength(source)}}\r\n${source})`);
  }
  if (message && /^UID STORE/i.test(command)) {
    for (const flag of command.match(/\\\w+/g) ?? []) message.flags.add(flag);
    return done();
  }
  if (/^LOGOUT/i.test(command)) return done('* BYE');
  return done();
}
