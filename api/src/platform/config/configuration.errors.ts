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
  mailServerMissing:
    'SMTP_URL manque : en production, sans serveur de courrier, aucun message ne partirait (par exemple smtp://utilisateur:motdepasse@smtp.exemple.org:587).',
  secretTooShort: (name: string) =>
    `${name} doit compter au moins 32 caractères, par exemple ce que donne : openssl rand -hex 32.`,
  testKey: (name: string) =>
    `${name} est une clé de test (…_test_…) : en production, aucun argent n’arriverait. Mettez la clé réelle (…_live_…), ou ENVIRONMENT=staging pour essayer.`,
  mixedKeys: () =>
    'STRIPE_SECRET_KEY et STRIPE_PUBLISHABLE_KEY doivent être toutes deux de test ou toutes deux réelles.',
  sandbox: (...names: string[]) =>
    `${names.join(' ou ')} mène au bac à sable (sandbox) : en production, aucun argent n’arriverait. Retirez ce réglage, ou mettez ENVIRONMENT=staging pour essayer.`,
  notAKey: (name: string) =>
    `${name} n’est pas une clé d’age : « age-keygen » en donne une paire (age1… pour chiffrer, AGE-SECRET-KEY-1… pour ouvrir).`,
  notASigningKey: (name: string) =>
    `${name} n’est pas une clé RSA privée d’au moins 1024 bits : « openssl genrsa 2048 » en donne une.`,
  notAnEmail: (name: string) => `${name} doit être une adresse e-mail.`,
};

export const configurationWarnings = {
  noInternalSecret:
    'INTERNAL_SECRET manque : toute machine du réseau privé est crue sur l’adresse des visiteurs, et le site ne peut pas vérifier qu’il parle à sa propre API.',
};
