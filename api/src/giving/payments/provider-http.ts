import { ProviderRefusal, ProviderUnavailable } from './payment-provider.js';

/** Nobody waits longer for a provider than a person waits for a page. */
const PATIENCE_MS = 8000;

export interface ProviderCall {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as it is. */
  body?: string;
  /** Statuses that are answers here, not faults. */
  expected?: readonly number[];
}

export interface ProviderAnswer<Body> {
  status: number;
  body: Body;
}

/** Asks a provider; answers its JSON. Throws `ProviderUnavailable` where asking again may help, else `ProviderRefusal`. */
export async function askProvider<Body>(url: string, call: ProviderCall): Promise<ProviderAnswer<Body>> {
  const { status, text } = await exchange(url, call);
  const body = parsed(text) as Body;
  if ((status >= 200 && status < 300) || call.expected?.includes(status)) return { status, body };
  const code = codeOf(body);
  if (status >= 500 || status === 429 || status === 408)
    throw new ProviderUnavailable(`The provider answers ${status} ${code}`);
  throw new ProviderRefusal(code, `The provider refuses: ${status} ${code}`);
}

async function exchange(url: string, { method = 'GET', headers = {}, body }: ProviderCall) {
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new ProviderUnavailable('The provider does not answer', { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}

/** The narrowest code that an answer gives: PayPal's first issue, OAuth's error, MTN's code. */
function codeOf(body: unknown): string {
  const { details, name, error, code } = (body ?? {}) as {
    details?: { issue?: string }[];
    name?: string;
    error?: string;
    code?: string;
  };
  const [first] = Array.isArray(details) ? details : [];
  return (first?.issue ?? name ?? error ?? code ?? 'refused').toLowerCase();
}

/** A token that is asked for once, and again when it ends. */
export class ProviderToken {
  private kept: { token: string; until: number } | null = null;

  constructor(
    private readonly ask: () => Promise<{ access_token: string; expires_in: number }>,
    private readonly now: () => Date,
  ) {}

  async current(): Promise<string> {
    if (this.kept && this.kept.until > this.now().getTime()) return this.kept.token;
    const { access_token, expires_in } = await this.ask();
    // A minute early: it must not end on its way.
    this.kept = { token: access_token, until: this.now().getTime() + (expires_in - 60) * 1000 };
    return access_token;
  }

  forget(): void {
    this.kept = null;
  }
}

export const basicAuthorization = (user: string, secret: string) =>
  `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
