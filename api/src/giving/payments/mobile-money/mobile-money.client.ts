import type { MobileMoneyAccount } from '../../../platform/config/payment-accounts.js';
import { ProviderRefusal } from '../payment-provider.js';
import { askProvider, basicAuthorization, type ProviderCall, ProviderToken } from '../provider-http.js';

/** A request to pay, as MTN's Collection has it; the amount is in the wallet's currency, in text. */
export interface RequestToPay {
  amount: string;
  currency: string;
  externalId: string;
  payer: { partyIdType: 'MSISDN'; partyId: string };
  payerMessage: string;
  payeeNote: string;
  status?: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  /** A code alone, or with words. */
  reason?: string | { code?: string; message?: string };
}

/** MTN's Collection, version 1.0. */
export class MobileMoneyClient {
  private readonly token: ProviderToken;

  constructor(
    private readonly account: MobileMoneyAccount,
    now: () => Date,
  ) {
    this.token = new ProviderToken(() => this.newToken(), now);
  }

  /** Asks a payer for a payment; one that was asked for by this id already is left as it is. */
  async requestToPay(id: string, request: RequestToPay, callback: string): Promise<void> {
    await this.ask('/collection/v1_0/requesttopay', {
      method: 'POST',
      headers: { 'x-reference-id': id, 'x-callback-url': callback },
      body: JSON.stringify(request),
      expected: [409],
    });
  }

  async find(id: string): Promise<RequestToPay | null> {
    const path = `/collection/v1_0/requesttopay/${encodeURIComponent(id)}`;
    const { status, body } = await this.ask<RequestToPay>(path, { expected: [404] });
    return status === 404 ? null : body;
  }

  /** The balance of the account: any answer proves that the keys are valid. */
  async balance(): Promise<{ availableBalance: string; currency: string }> {
    const { body } = await this.ask<{ availableBalance: string; currency: string }>(
      '/collection/v1_0/account/balance',
      {},
    );
    return body;
  }

  private async ask<Body>(path: string, call: ProviderCall) {
    const expected = [...(call.expected ?? []), 401];
    const send = async () =>
      askProvider<Body>(this.account.apiUrl + path, {
        ...call,
        expected,
        headers: {
          ...call.headers,
          ...this.headers,
          authorization: `Bearer ${await this.token.current()}`,
        },
      });
    const answer = await send();
    if (answer.status !== 401) return answer;
    this.token.forget();
    const again = await send();
    if (again.status === 401) throw new ProviderRefusal('unauthorized', 'MTN refuses its own token');
    return again;
  }

  private get headers(): Record<string, string> {
    return {
      'content-type': 'application/json',
      'ocp-apim-subscription-key': this.account.subscriptionKey,
      'x-target-environment': this.account.targetEnvironment,
    };
  }

  private async newToken() {
    const { apiUser, apiKey, apiUrl, subscriptionKey } = this.account;
    const { body } = await askProvider<{ access_token: string; expires_in: number }>(
      `${apiUrl}/collection/token/`,
      {
        method: 'POST',
        headers: {
          authorization: basicAuthorization(apiUser, apiKey),
          'ocp-apim-subscription-key': subscriptionKey,
        },
      },
    );
    return body;
  }
}
