import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DonationView, PaymentDetails } from '@livres/api/contract';
import type { Settings } from './settings.ts';

const TIMEOUT_MS = 20_000;
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

interface Proof {
  /** How the api is shown that the receipt is one's own. */
  headers: Record<string, string>;
  /** Where the api says which gift it is. */
  path: string;
  idOf: (answer: unknown) => string;
  /** The page that the receipt is asked for from. */
  page: string;
}

/** The receipt of a gift as a file, for who holds its private link or the session in which it was paid. */
export function serveGiftReceipts(server: FastifyInstance, settings: Settings): void {
  server.get<{ Params: { token: string } }>('/don/suivi/:token/recu.pdf', (request, reply) =>
    send(settings, request, reply, ofLink(request.params.token)),
  );
  server.get<{ Querystring: { session_id?: string; payment_intent?: string } }>(
    '/don/recu.pdf',
    (request, reply) => send(settings, request, reply, ofPayment(request.query)),
  );
}

function ofLink(token: string): Proof {
  const name = encodeURIComponent(token);
  return {
    headers: { 'x-donation-token': token },
    path: `/donations/track/${name}/`,
    idOf: (answer) => (answer as DonationView).id,
    page: `/don/suivi/${name}?`,
  };
}

function ofPayment(query: { session_id?: string; payment_intent?: string }): Proof {
  const { session_id, payment_intent = '' } = query;
  const name = encodeURIComponent(session_id ?? payment_intent);
  return {
    headers: { 'x-donation-session': session_id ?? payment_intent },
    path: session_id ? `/donations/verify-payment/${name}/` : `/donations/payment-details/${name}/`,
    idOf: (answer) => (answer as PaymentDetails).donationId,
    page: `/don/confirmation?${session_id ? 'session_id' : 'payment_intent'}=${name}&`,
  };
}

async function send(
  { apiInternalUrl }: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  proof: Proof,
): Promise<FastifyReply> {
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(`${apiInternalUrl}/api/v1${path}`, {
      headers: { ...headers, 'x-forwarded-for': request.ip, 'x-request-id': request.id },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  try {
    const gift = await ask(proof.path, {});
    if (!gift.ok) throw new Error(`the gift answered ${gift.status}`);
    const file = await ask(
      `/donations/${encodeURIComponent(proof.idOf(await gift.json()))}/receipt/`,
      proof.headers,
    );
    if (!file.ok) throw new Error(`the receipt answered ${file.status}`);
    return reply
      .headers({ ...PRIVATE, 'content-disposition': file.headers.get('content-disposition') ?? 'attachment' })
      .type(file.headers.get('content-type') ?? 'application/pdf')
      .send(Buffer.from(await file.arrayBuffer()));
  } catch (error) {
    request.log.warn({ err: error }, 'a receipt could not be fetched');
    return reply.headers(PRIVATE).redirect(`${proof.page}recu=echec`, 303);
  }
}
