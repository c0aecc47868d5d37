import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformErrors } from './platform.errors.js';
import { Problem } from './problem.js';

/** Turns whatever a route throws into `application/problem+json`; what is not a refusal is logged and hidden. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = asProblem(thrown);
    if (problem.status === 500) this.logger.error(thrown);
    else if (problem.status === 503) this.logger.warn(thrown);
    sendProblem(http.getResponse<FastifyReply>(), problem, request.id);
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem, requestId?: string): void {
  if (reply.sent) return;
  void reply
    .code(problem.status)
    .headers(problem.headers)
    .header('Cache-Control', 'no-store')
    .header('X-Request-Id', requestId)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.body(requestId)));
}

/** The refusal that a thrown thing stands for; a bug stands for a plain 500. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof HttpException) return fromStatus(thrown.getStatus());
  const { statusCode, code } = (thrown ?? {}) as { statusCode?: unknown; code?: unknown };
  if (isPassing(code, thrown)) return platformErrors.unavailable();
  return typeof statusCode === 'number' ? fromStatus(statusCode) : platformErrors.unexpected();
}

function fromStatus(status: number): Problem {
  if (status === 404) return platformErrors.notFound();
  if (status === 503) return platformErrors.unavailable();
  if (status >= 400 && status < 500) return platformErrors.refused(status);
  return platformErrors.unexpected();
}

const PASSING_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'],
]);

/** PostgreSQL or storage out of reach, shutting down (57P..), out of connections (53300) or of disk (53100). */
function isPassing(code: unknown, thrown: unknown): boolean {
  if (typeof code === 'string' && (PASSING_CODES.has(code) || /^(57P0|08|53)/.test(code))) return true;
  const message = thrown instanceof Error ? thrown.message : '';
  return /timeout exceeded when trying to connect|Connection terminated/.test(message);
}
