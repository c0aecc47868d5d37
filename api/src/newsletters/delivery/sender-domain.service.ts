import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { dkimState, hasDmarc, hasSpf } from './newsletter-words.rules.js';

const PATIENCE = { timeout: 1500, tries: 1 };
/** Answers that say that there is no such record; any other says that nobody could be asked. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

export interface SenderRecords {
  domain: string;
  spf: boolean;
  dmarc: boolean;
  /** null where the name of the key is not known; `another`: not the one by which we sign. */
  dkim: ReturnType<typeof dkimState> | null;
}

/** What the sender's domain says of who may write in its name. */
@Injectable()
export class SenderDomainService {
  constructor(private readonly configuration: Configuration) {}

  get domain(): string {
    return this.configuration.senderDomain;
  }

  /** null where the names' directory does not answer. */
  async records(): Promise<SenderRecords | null> {
    const { domain } = this;
    const { dkimSelector, dkimPublicKey } = this.configuration;
    try {
      const [own, dmarc, dkim] = await Promise.all([
        textsOf(domain),
        textsOf(`_dmarc.${domain}`),
        dkimSelector ? textsOf(`${dkimSelector}._domainkey.${domain}`) : null,
      ]);
      return {
        domain,
        spf: hasSpf(own),
        dmarc: hasDmarc(dmarc),
        dkim: dkim && dkimState(dkim, dkimPublicKey),
      };
    } catch {
      return null;
    }
  }
}

async function textsOf(name: string): Promise<string[]> {
  try {
    return (await new Resolver(PATIENCE).resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (NONE.has((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
}
