import { randomBytes } from 'node:crypto';
import {
  type Asked,
  type JsonServer,
  onlyFields,
  Refused,
  startJsonServer,
  type Answer,
} from './json-server.ts';
import { MOMO_LIMITS as LIMITS } from './mobile-money-limits.ts';

export const MOMO_ACCOUNT = {
  MOMO_SUBSCRIPTION_KEY: 'cle-de-souscription',
  MOMO_API_USER: '7f8e3f5e-0a51-4b1e-9d53-0f6d9e3b7c11',
  MOMO_API_KEY: 'cle-des-essais',
  MOMO_TARGET_ENVIRONMENT: 'mtncameroon',
  MOMO_CURRENCY: 'XAF',
};

interface Request {
  amount: string;
  currency: string;
  externalId: string;
  payer: { partyIdType: string; partyId: string };
  status: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  reason?: string;
  callback: string;
  [more: string]: unknown;
}

export interface MobileMoneyServer extends JsonServer {
  requests: Map<string, Request>;
  /** The payer accepts on their phone. */
  accept(id: string): void;
  /** `APPROVAL_REJECTED`, `EXPIRED`, `NOT_ENOUGH_FUNDS`, `PAYER_NOT_FOUND`… */
  fail(id: string, reason: string): void;
  endTokens(): void;
  /** What MTN sends to the callback address, by POST or by PUT. */
  callbackBody(id: string): string;
}

const refusal = (status: number, code: string) => new Refused({ status, body: { code, message: code } });
const invalid = (field: string) => refusal(400, `INVALID_${field.toUpperCase()}`);

/** MTN's Collection in memory, in the environment and currency of the account: anything else is refused. */
export async function startMobileMoneyServer(): Promise<MobileMoneyServer> {
  const requests = new Map<string, Request>();
  const tokens = new Set<string>();
  const server = await startJsonServer((asked) => {
    try {
      return route(asked);
    } catch (error) {
      if (error instanceof Refused) return error.told;
      throw error;
    }
  });

  function route(asked: Asked): Answer {
    const { method, path, headers } = asked;
    if (headers['ocp-apim-subscription-key'] !== MOMO_ACCOUNT.MOMO_SUBSCRIPTION_KEY)
      throw refusal(401, 'ACCESS_DENIED_SUBSCRIPTION_KEY');
    if (`${method} ${path}` === 'POST /collection/token/') return giveToken(asked);
    const [, bearer = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    if (!tokens.has(bearer)) throw refusal(401, 'LOGIN_FAILED');
    if (headers['x-target-environment'] !== MOMO_ACCOUNT.MOMO_TARGET_ENVIRONMENT)
      throw refusal(400, 'NOT_ALLOWED_TARGET_ENVIRONMENT');
    if (`${method} ${path}` === 'GET /collection/v1_0/account/balance')
      return { status: 200, body: { availableBalance: '125000', currency: MOMO_ACCOUNT.MOMO_CURRENCY } };
    if (`${method} ${path}` === 'POST /collection/v1_0/requesttopay') return request(asked);
    const [, id = ''] = /^\/collection\/v1_0\/requesttopay\/([^/]+)$/.exec(path) ?? [];
    if (method !== 'GET' || !id) throw refusal(404, 'RESOURCE_NOT_FOUND');
    return find(id);
  }

  function giveToken({ headers, text }: Asked): Answer {
    const { MOMO_API_USER: user, MOMO_API_KEY: key } = MOMO_ACCOUNT;
    const expected = `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`;
    if (headers.authorization !== expected || text !== '') throw refusal(401, 'LOGIN_FAILED');
    const access_token = randomBytes(24).toString('base64url');
    tokens.add(access_token);
    return { status: 200, body: { access_token, token_type: 'access_token', expires_in: 3600 } };
  }

  function request(asked: Asked): Answer {
    const id = String(asked.headers['x-reference-id'] ?? '');
    if (!LIMITS.reference_id.test(id)) throw invalid('reference_id');
    if (requests.has(id)) throw refusal(409, 'RESOURCE_ALREADY_EXIST');
    const callback = String(asked.headers['x-callback-url'] ?? '');
    if (callback && !/^https?:\/\/[^?#]+$/.test(callback)) throw invalid('callback_url');
    const body = checked(JSON.parse(asked.text));
    requests.set(id, { ...body, status: 'PENDING', callback });
    return { status: 202 };
  }

  function find(id: string): Answer {
    const found = requests.get(id);
    if (!found) throw refusal(404, 'RESOURCE_NOT_FOUND');
    const { callback: _, ...shown } = found;
    return { status: 200, body: shown };
  }

  const known = (id: string) => {
    const found = requests.get(id);
    if (!found) throw new Error(`No request to pay ${id}`);
    return found;
  };
  return Object.assign(server, {
    requests,
    accept: (id: string) =>
      void Object.assign(known(id), { status: 'SUCCESSFUL', financialTransactionId: '23503452' }),
    fail: (id: string, reason: string) => void Object.assign(known(id), { status: 'FAILED', reason }),
    endTokens: () => tokens.clear(),
    callbackBody: (id: string) => JSON.stringify(find(id).body),
  });
}

function checked(body: unknown): Pick<Request, 'amount' | 'currency' | 'externalId' | 'payer'> {
  const must = ['amount', 'currency', 'externalId', 'payer', 'payerMessage', 'payeeNote'];
  onlyFields(body, { must }, invalid);
  const { amount, currency, externalId, payer, payerMessage, payeeNote } = body;
  // CFA francs have no decimals.
  if (typeof amount !== 'string' || !/^[1-9]\d*$/.test(amount)) throw invalid('amount');
  if (currency !== MOMO_ACCOUNT.MOMO_CURRENCY) throw invalid('currency');
  onlyFields(payer, { must: ['partyIdType', 'partyId'] }, invalid);
  if (payer['partyIdType'] !== 'MSISDN' || !LIMITS.msisdn.test(String(payer['partyId'])))
    throw invalid('payer');
  checkText(externalId, LIMITS.external_id, 'external_id');
  checkText(payerMessage, LIMITS.payer_message, 'payer_message');
  checkText(payeeNote, LIMITS.payee_note, 'payee_note');
  return body as unknown as Request;
}

function checkText(text: unknown, most: number, field: string): void {
  if (typeof text !== 'string' || text.length > most || !LIMITS.text.test(text)) throw invalid(field);
}
