import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AUDIENCE, type Audience } from '../platform/http/audience.js';
import { accessErrors } from './access.errors.js';
import { type CurrentStaff, SessionsService } from './sessions.service.js';

/** Refuses whatever a route has not opened, before anything of the request is read or looked up. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!audience) throw accessErrors.notAllowed();
    if (audience.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const staff = await this.holderOf(request);
    if (!staff) throw accessErrors.noSession();
    if (staff.role !== 'administrateur' && !audience.roles.includes(staff.role))
      throw accessErrors.notAllowed();
    request.staff = staff;
    return true;
  }

  private async holderOf(request: FastifyRequest): Promise<CurrentStaff | null> {
    const token = bearerToken(request);
    return token ? this.sessions.find(token) : null;
  }
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
