/** Every fault of the configuration in one message, so that an operator mends them all at once. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(
      `La configuration est incomplète ou mal écrite :\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigurationError';
  }
}

export const configurationFaults = {
  missing: (name: string, purpose: string) => `${name} manque : ${purpose}.`,
  notAnAddress: (name: string) => `${name} doit être une adresse complète, http:// ou https://.`,
  notAUrl: (name: string, schemes: string) => `${name} doit commencer par ${schemes}.`,
  notAPort: (name: string) => `${name} doit être un port, de 0 à 65535.`,
  notOneOf: (name: string, values: readonly string[]) => `${name} doit valoir ${values.join(' ou ')}.`,
  notAmong: (name: string, values: readonly string[]) => `${name} ne peut contenir que ${values.join(', ')}.`,
  codeTooShort: (length: number) =>
    `ADMIN_ACCESS_CODE ne compte que ${length} caractères : en production il en faut au moins 12.`,
  incomplete: (missing: readonly string[], names: readonly string[]) =>
    `${missing.join(' et ')} ${missing.length > 1 ? 'manquent' : 'manque'} : ${names.join(', ')} vont ensemble.`,
  notAnEmail: (name: string) => `${name} doit être une adresse e-mail.`,
};
