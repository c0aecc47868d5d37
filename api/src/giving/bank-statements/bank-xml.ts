import { XMLParser } from 'fast-xml-parser';
import { decodedText } from '../../platform/tables/text-encoding.js';
import { statementErrors } from './bank-statement.errors.js';

/** An element of a bank's XML: its children by their names. */
export type Node = { [name: string]: Node | Node[] | string | undefined };

const MANY = ['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'RfrdDocInf', 'AddtlRmtInf'];

/** Text as it stands, no entity of its own, whatever prefix the bank gives to names. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name: string) => MANY.includes(name),
});

/** What a bank's XML holds; throws a Problem where it cannot be read. */
export function parsedXml(content: Buffer): Node {
  const text = decodedText(content);
  // A statement has no document type; one that declares entities is not read at all.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw statementErrors.hasDoctype();
  try {
    return parser.parse(text, true) as Node;
  } catch {
    throw statementErrors.unreadable();
  }
}

export function childOf(node: unknown, ...names: string[]): Node {
  let found: unknown = node;
  for (const name of names) found = (found as Node | undefined)?.[name];
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Node) : {};
}

export function listOf(node: Node, name: string): Node[] {
  const found = node[name];
  return Array.isArray(found) ? found.map((one) => (typeof one === 'object' ? one : {})) : [];
}

export function listOfTexts(node: Node, name: string): string[] {
  const found = node[name];
  return Array.isArray(found)
    ? (found as unknown[]).map((one) => (typeof one === 'string' ? unescaped(one) : ''))
    : [];
}

export function textOf(node: Node, name: string): string {
  const found = node[name];
  return typeof found === 'string' ? unescaped(found) : '';
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
/** The five that XML itself names, and letters by their number; nothing else is looked up. */
export const unescaped = (text: string) =>
  text
    .replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, letterOf)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

function letterOf(written: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name) return NAMED[name] ?? written;
  const number = decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16);
  const isLetter = number <= 0x10ffff && (number < 0xd800 || number > 0xdfff);
  return isLetter ? String.fromCodePoint(number) : ' ';
}
