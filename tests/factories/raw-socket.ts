import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SocketAnswer {
  /** 0 where none came. */
  status: number;
  /** Everything that came, an interim answer included. */
  text: string;
  /** Of the last answer. */
  body: string;
  /** Whether the other side ended the connection in the time given. */
  isClosed: boolean;
  ms: number;
}

/** A connection on which bytes go exactly as they are written, from an address of this machine. */
export class RawSocket {
  readonly socket: Socket;
  private received = '';
  /** Whether the other side ended it. */
  isClosed = false;
  private readonly startedAt = performance.now();

  constructor(origin: string, localAddress = '127.0.0.1') {
    const { port } = new URL(origin);
    this.socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk: Buffer) => (this.received += chunk.toString('latin1')));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => (this.isClosed = true));
    this.socket.on('end', () => (this.isClosed = true));
  }

  write(text: string | Buffer): this {
    if (!this.isClosed) this.socket.write(text);
    return this;
  }

  /** What came until an answer was whole and, where asked for, the connection ended. */
  async answer({ within = 5_000, untilClosed = false } = {}): Promise<SocketAnswer> {
    const isOver = () => (untilClosed ? this.isClosed : this.isClosed || lastAnswer(this.received) !== null);
    while (!isOver() && performance.now() - this.startedAt < within) await pause(10);
    const ms = performance.now() - this.startedAt;
    const last = lastAnswer(this.received);
    return {
      status: last?.status ?? 0,
      text: this.received,
      body: last?.body ?? '',
      isClosed: this.isClosed,
      ms,
    };
  }

  close(): void {
    this.socket.destroy();
  }
}

/** The first answer that is no interim one, once its body is whole. */
function lastAnswer(text: string): { status: number; body: string } | null {
  const rest = text.replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');
  const end = rest.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = rest.slice(0, end);
  const body = rest.slice(end + 4);
  const length = /content-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined && body.length < Number(length)) return null;
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
    body: Buffer.from(body, 'latin1').toString('utf8'),
  };
}
