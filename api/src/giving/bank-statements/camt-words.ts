import { childOf, listOf, listOfTexts, type Node, textOf } from './bank-xml.js';

/** What banks write where there is nothing to say. */
const SAYS_NOTHING = /^(NOTPROVIDED|NOT PROVIDED|NONREF)$/i;

/**
 * What is said of a payment. `wording` is what lines were always known by: it never changes, or a line that is imported
 * again would come in twice. `more` is everything else that may hold a reference.
 */
export function wordsOf(entry: Node, payment: Node): { wording: string; more: string } {
  const remittance = childOf(payment, 'RmtInf');
  const structured = listOf(remittance, 'Strd');
  const refs = childOf(payment, 'Refs');
  const wording = joined([
    ...listOfTexts(remittance, 'Ustrd'),
    ...structured.map((one) => textOf(childOf(one, 'CdtrRefInf'), 'Ref')),
    textOf(refs, 'EndToEndId').replace(/^NOTPROVIDED$/, ''),
    textOf(entry, 'AddtlNtryInf'),
  ]);
  const others = [
    textOf(payment, 'AddtlTxInf'),
    ...structured.flatMap((one) => [
      ...listOf(one, 'RfrdDocInf').map((document) => textOf(document, 'Nb')),
      ...listOfTexts(one, 'AddtlRmtInf'),
    ]),
    ...['InstrId', 'TxId', 'MndtId', 'ChqNb', 'PmtInfId', 'MsgId'].map((name) => textOf(refs, name)),
    textOf(childOf(refs, 'Prtry'), 'Ref'),
    textOf(entry, 'NtryRef'),
    ...['UltmtDbtr', 'Cdtr', 'UltmtCdtr'].map((role) => nameOf(payment, role)),
  ].filter((text) => !SAYS_NOTHING.test(text) && !wording.includes(text));
  return { wording, more: joined(others) };
}

const joined = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(' ');

/** Who paid. It never changes either: lines are known by it. */
export function payerOf(payment: Node): string {
  return nameOf(payment, 'Dbtr');
}

function nameOf(payment: Node, role: string): string {
  const party = childOf(payment, 'RltdPties', role);
  return textOf(party, 'Nm') || textOf(childOf(party, 'Pty'), 'Nm');
}

/** The bank's own number of a payment; empty where it gives none. */
export function bankRef(entry: Node, payment: Node, index: number): string {
  const shared = textOf(entry, 'AcctSvcrRef');
  return textOf(childOf(payment, 'Refs'), 'AcctSvcrRef') || (shared ? `${shared}/${index}` : '');
}
