import { create } from 'qrcode';
import { toMajorUnits } from '../../../platform/money/money.contract.js';

export interface EpcTransfer {
  holder: string;
  iban: string;
  /** Empty where it is not known. */
  bic: string;
  /** Cents of a euro. */
  amount: number;
  reference: string;
}

/**
 * The text of an EPC069-12 version 002 code, « Quick Response Code: Guidelines to Enable Data Capture for the
 * Initiation of a SEPA Credit Transfer »: lines in this order, UTF-8, the wording unstructured.
 */
export function epcPayload({ holder, iban, bic, amount, reference }: EpcTransfer): string {
  const euros = toMajorUnits(amount, 'EUR').toFixed(2);
  const PURPOSE = '';
  const STRUCTURED = '';
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    compact(bic),
    line(holder, 70),
    compact(iban),
    `EUR${euros}`,
    PURPOSE,
    STRUCTURED,
    line(reference, 140),
  ].join('\n');
}

/** Error correction M and at most version 13 are what the guidelines ask for. */
const LARGEST_VERSION = 13;
const QUIET_ZONE = 4;

/** The payload as a QR code in an SVG document of its own, without script or style. */
export function epcSvg(payload: string, title: string): string {
  const code = create([{ data: Buffer.from(payload), mode: 'byte' }], { errorCorrectionLevel: 'M' });
  if (code.version > LARGEST_VERSION) throw new RangeError('The transfer does not fit into an EPC code');
  const { size, data } = code.modules;
  const side = size + 2 * QUIET_ZONE;
  const rows = Array.from({ length: size }, (_, y) => darkRuns(data, size, y)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img" shape-rendering="crispEdges">` +
    `<title>${escaped(title)}</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${rows}"/></svg>`
  );
}

function darkRuns(data: ArrayLike<number | boolean>, size: number, y: number): string {
  let runs = '';
  for (let x = 0; x < size; x += 1) {
    const start = x;
    while (x < size && data[y * size + x]) x += 1;
    if (x > start) runs += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1h-${x - start}z`;
  }
  return runs;
}

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();
const line = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
