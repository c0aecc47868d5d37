import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { TICKET_CODE, tidyTicketCode } from './ticket-code.contract.js';

const VERSION = 'B1';
const ID_BYTES = 16;
/** 80 bits: nobody finds one by trying at a door. */
const MARK_BYTES = 10;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5n;

/** The code of a ticket: its id and a mark that only the holder of the key can make. */
export function ticketCode(key: Buffer, id: string): string {
  return `${VERSION}-${written(Buffer.concat([bytesOf(id), markOf(key, id)]))}`;
}

/** The id of an event's ticket by its number: whoever has no key guesses none. */
export function ticketId(key: Buffer, event_id: number, serial: number): string {
  const bytes = createHmac('sha256', key)
    .update(`ticket\n${event_id}\n${serial}`)
    .digest()
    .subarray(0, ID_BYTES);
  // As random ids are written (RFC 9562, version 4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return idOf(bytes);
}

/** The ticket that a code names, whatever its mark; null where it is no code of ours. */
export function ticketNamed(text: string): string | null {
  const code = tidyTicketCode(text);
  return TICKET_CODE.test(code) ? idOf(read(code).subarray(0, ID_BYTES)) : null;
}

/** Whether this key made the code, in a time that says nothing about it. */
export function isTicketCode(key: Buffer, text: string): boolean {
  const id = ticketNamed(text);
  return id !== null && timingSafeEqual(read(tidyTicketCode(text)).subarray(ID_BYTES), markOf(key, id));
}

/** SHA-256 of a code, in base64url: known to lists that must not hold codes. */
export function codeHash(text: string): string {
  return createHash('sha256').update(tidyTicketCode(text)).digest('base64url');
}

function markOf(key: Buffer, id: string): Buffer {
  return createHmac('sha256', key).update(`${VERSION}\n${id}`).digest().subarray(0, MARK_BYTES);
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** 26 bytes are 208 bits: 42 letters of 5, of which the first says less. */
function written(bytes: Buffer): string {
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let letters = '';
  for (let place = 0; place < 42; place += 1) {
    letters = LETTERS[Number(number & 31n)] + letters;
    number >>= BITS;
  }
  return letters;
}

function read(code: string): Buffer {
  let number = 0n;
  for (const letter of code.slice(VERSION.length + 1))
    number = (number << BITS) | BigInt(LETTERS.indexOf(letter));
  const bytes = ID_BYTES + MARK_BYTES;
  // A first letter that no code of ours has would need one bit more.
  const hex = BigInt.asUintN(bytes * 8, number).toString(16);
  return Buffer.from(hex.padStart(bytes * 2, '0'), 'hex');
}
