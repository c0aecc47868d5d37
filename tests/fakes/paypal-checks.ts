import { type Asked, onlyFields, Refused } from './json-server.ts';
import { PAYPAL_LIMITS as LIMITS } from './paypal-limits.ts';

export interface Money {
  currency_code: string;
  value: string;
}

interface Unit {
  custom_id: string;
  invoice_id: string;
  amount: Money;
}

/** Those of PayPal's currencies that matter here: the CFA franc is none. */
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'CAD'];

export function paypalRefusal(status: number, name: string, issue: string): Refused {
  return new Refused({ status, body: { name, message: name, debug_id: 'fake', details: [{ issue }] } });
}

const MONEY = new RegExp(`^\\d{1,${LIMITS.digits}}\\.\\d{2}$`);
const invalid = (field: string) => paypalRefusal(400, 'INVALID_REQUEST', `INVALID_PARAMETER_SYNTAX ${field}`);

/** Refuses what PayPal refuses of a new order; answers its purchase unit. */
export function checkOrder(asked: Asked): Unit {
  const order = json(asked);
  onlyFields(order, { must: ['intent', 'purchase_units', 'payment_source'] }, invalid);
  if (order['intent'] !== 'CAPTURE') throw invalid('intent');
  const units = order['purchase_units'];
  if (!Array.isArray(units) || units.length !== 1) throw invalid('purchase_units');
  const [unit] = units as unknown[];
  onlyFields(
    unit,
    { must: ['amount'], may: ['reference_id', 'custom_id', 'invoice_id', 'description'] },
    invalid,
  );
  for (const field of ['reference_id', 'custom_id', 'invoice_id', 'description'] as const)
    if (textOf(unit[field]).length > LIMITS[field]) throw invalid(field);
  checkMoney(unit['amount']);
  checkExperience(order['payment_source']);
  return unit as unknown as Unit;
}

function checkExperience(source: unknown): void {
  onlyFields(source, { must: ['paypal'] }, invalid);
  const { paypal } = source;
  onlyFields(paypal, { must: ['experience_context'] }, invalid);
  const context = paypal['experience_context'];
  onlyFields(
    context,
    {
      must: ['return_url', 'cancel_url'],
      may: ['brand_name', 'locale', 'user_action', 'shipping_preference', 'payment_method_preference'],
    },
    invalid,
  );
  for (const field of ['return_url', 'cancel_url'])
    if (!/^https?:\/\//.test(textOf(context[field])) || textOf(context[field]).length > LIMITS.url)
      throw invalid(field);
  if (textOf(context['brand_name']).length > LIMITS.brand_name) throw invalid('brand_name');
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(textOf(context['locale']) || 'fr-FR')) throw invalid('locale');
}

export function checkCapture(
  { text }: Asked,
  order: { id: string; status: string; purchase_units: Unit[] },
  all: readonly { id: string; status: string; purchase_units: Unit[] }[],
): void {
  if (text !== '' && text !== '{}') throw invalid('body');
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  const invoice = order.purchase_units[0]!.invoice_id;
  const isTaken = all.some(
    (other) =>
      other.id !== order.id &&
      other.status === 'COMPLETED' &&
      other.purchase_units[0]!.invoice_id === invoice,
  );
  if (isTaken) throw unprocessable('DUPLICATE_INVOICE_ID');
}

/** Refuses what PayPal refuses of a refund; answers its amount. */
export function checkRefund(
  asked: Asked,
  capture: { status: string; amount: Money },
  before: readonly { amount: Money }[],
): Money {
  const refund = json(asked);
  onlyFields(refund, { may: ['amount', 'note_to_payer', 'invoice_id', 'custom_id'] }, invalid);
  if (refund['note_to_payer'] === '') throw invalid('note_to_payer');
  if (textOf(refund['note_to_payer']).length > LIMITS.note_to_payer) throw invalid('note_to_payer');
  const amount = (refund['amount'] ?? capture.amount) as Money;
  checkMoney(amount);
  if (amount.currency_code !== capture.amount.currency_code) throw unprocessable('CURRENCY_MISMATCH');
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status))
    throw unprocessable('CAPTURE_FULLY_REFUNDED');
  const given = before.reduce((sum, one) => sum + cents(one.amount), 0);
  if (given + cents(amount) > cents(capture.amount)) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  return amount;
}

function checkMoney(money: unknown): void {
  onlyFields(money, { must: ['currency_code', 'value'] }, invalid);
  const { currency_code, value } = money;
  if (!CURRENCIES.includes(textOf(currency_code))) throw unprocessable('CURRENCY_NOT_SUPPORTED');
  if (typeof value !== 'string' || !MONEY.test(value) || Number(value) <= 0) throw invalid('value');
}

/** Refuses a verification whose parts are longer than PayPal's own ever are. */
export function checkSignature(said: Record<string, unknown>): void {
  for (const field of ['transmission_id', 'webhook_id', 'auth_algo', 'cert_url', 'transmission_sig'] as const)
    if (!textOf(said[field]) || textOf(said[field]).length > LIMITS[field]) throw invalid(field);
}

function json({ text, headers }: Asked): unknown {
  if (!(headers['content-type'] ?? '').startsWith('application/json'))
    throw paypalRefusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'CONTENT_TYPE');
  try {
    return JSON.parse(text);
  } catch {
    throw paypalRefusal(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON');
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const cents = ({ value }: Money) => Number(value.replace('.', ''));
const unprocessable = (issue: string) => paypalRefusal(422, 'UNPROCESSABLE_ENTITY', issue);
