import { STATUS_CODES } from 'node:http';
import type { Problem as ProblemBody } from './problem.contract.js';

interface ProblemOptions {
  code: string;
  status: number;
  /** A French sentence that helps the person act. */
  detail: string;
  errors?: Record<string, string>;
  /** Further members of the answer. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An expected refusal: a stable code, a status and a sentence. Anything else that is thrown is a bug. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  private readonly options: ProblemOptions;

  constructor(options: ProblemOptions) {
    super(options.detail);
    this.name = 'Problem';
    this.code = options.code;
    this.status = options.status;
    this.headers = options.headers ?? {};
    this.options = options;
  }

  body(requestId?: string): ProblemBody {
    const { code, status, detail, errors, extra } = this.options;
    return {
      type: `/problems/${code}`,
      title: PROBLEM_TITLES[status] ?? STATUS_CODES[status] ?? 'Erreur',
      status,
      detail,
      ...(errors && { errors }),
      ...extra,
      ...(requestId && { request_id: requestId }),
    };
  }
}

/** Something cannot be done as things stand now (409). */
export const conflict = (code: string, detail: string) => new Problem({ code, status: 409, detail });

/** What each status is called, in French. */
export const PROBLEM_TITLES: Record<number, string> = {
  400: 'Demande incorrecte',
  401: 'Accès non reconnu',
  403: 'Accès refusé',
  404: 'Introuvable',
  405: 'Méthode refusée',
  408: 'Délai dépassé',
  409: 'Conflit',
  410: 'Plus valable',
  413: 'Envoi trop volumineux',
  414: 'Adresse trop longue',
  415: 'Format non accepté',
  429: 'Trop de demandes',
  431: 'En-têtes trop longs',
  500: 'Erreur interne',
  503: 'Service indisponible',
};
