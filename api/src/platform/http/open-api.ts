import { existsSync, readFileSync } from 'node:fs';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Configuration } from '../config/configuration.js';
import { describeErrors } from './open-api-errors.js';

/** What the build has described (describe-api.mjs), beside the compiled api. */
const DESCRIBED_BY_BUILD = new URL('../../../openapi.json', import.meta.url);

/** The description of every route; its title is that of the association which serves it. Takes half of a start. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('API')
    .setDescription('Les erreurs suivent la RFC 9457 (application/problem+json), en français.')
    .setVersion('1')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      description: 'Le jeton que donne POST /api/v1/access/.',
    })
    .addCookieAuth('membre', {
      type: 'apiKey',
      in: 'cookie',
      description: 'La session que donne POST /api/v1/members/session/ ; __Host-membre en https.',
    })
    .build();
  const document = SwaggerModule.createDocument(app, options);
  describePathParameters(document);
  describeErrors(app, document);
  return document;
}

/** Serves the description at /api/v1/openapi.json, and a page to read it outside production. */
export function serveDescription(app: NestFastifyApplication, configuration: Configuration): void {
  const document = describedByBuild() ?? describeApi(app);
  document.info.title = `${configuration.appName} — API`;
  if (configuration.environment !== 'production')
    SwaggerModule.setup('api/v1/docs', app, document, { customSiteTitle: document.info.title });
  const text = JSON.stringify(document);
  app
    .getHttpAdapter()
    .getInstance()
    .get(
      '/api/v1/openapi.json',
      async (_: unknown, reply: { type(type: string): { send(body: string): unknown } }) =>
        reply.type('application/json; charset=utf-8').send(text),
    );
}

/** Undefined while one develops, where the compiler runs without what follows it. */
function describedByBuild(): OpenAPIObject | undefined {
  if (!existsSync(DESCRIBED_BY_BUILD)) return undefined;
  return JSON.parse(readFileSync(DESCRIBED_BY_BUILD, 'utf8')) as OpenAPIObject;
}

const PATH_PARAMETERS: Record<string, string> = {
  device: 'Identifiant de l’appareil, tel que la liste le donne.',
  id: 'Numéro de la fiche, tel que la liste le donne.',
  key: 'Clef du réglage, telle que la liste la donne.',
  slug_or_id: 'Fin de l’adresse de la fiche, ou son numéro.',
  resource: 'Genre de contenu, comme dans l’adresse de sa liste : campaigns, articles…',
  number: 'Numéro de la version, telle que la liste des versions le donne.',
  token: 'Jeton du lien reçu par e-mail.',
  session_id: 'Identifiant de la session de paiement, tel que le prestataire l’a donné.',
  name: 'Nom du fichier, tel que la fiche de l’image le donne.',
  code: 'Code imprimé sur le reçu, ou lu dans son QR code.',
  provider: 'Prestataire de paiement : stripe, paypal, mobile_money.',
  index: 'Rang de la pièce jointe, à partir de 0.',
};

function describePathParameters({ paths }: OpenAPIObject): void {
  for (const { parameters = [] } of Object.values(paths).flatMap((path) =>
    [path.get, path.post, path.put, path.patch, path.delete].filter((one) => one !== undefined),
  ))
    for (const parameter of parameters)
      if ('in' in parameter && parameter.in === 'path')
        parameter.description ??= PATH_PARAMETERS[parameter.name] ?? '';
}
