import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { MemberSessionsService } from '../members/member-sessions.service.js';
import { AUDIENCE, type Audience } from '../platform/http/audience.js';
import { accessErrors } from './access.errors.js';
import { type CurrentStaff, SessionsService } from './sessions.service.js';

/** Refuses whatever a route has not opened, before anything of the request is read or looked up. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly members: MemberSessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!audience) throw accessErrors.notAllowed();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (audience.kind === 'public') await this.recognise(request);
    else if (audience.kind === 'member') await this.admitMember(request);
    else await this.admitStaff(request, audience.roles);
    return true;
  }

  /** A public route lets everyone in; some show more to whom it is about. */
  private async recognise(request: FastifyRequest): Promise<void> {
    const [staff, member] = [await this.holderOf(request), await this.members.memberOf(request)];
    if (staff) request.staff = staff;
    if (member) request.member = member;
  }

  private async admitMember(request: FastifyRequest): Promise<void> {
    const member = await this.members.memberOf(request);
    if (!member) throw accessErrors.notSignedIn();
    request.member = member;
  }

  private async admitStaff(request: FastifyRequest, roles: readonly string[]): Promise<void> {
    const staff = await this.holderOf(request);
    if (!staff) throw accessErrors.noSession();
    if (staff.role !== 'administrateur' && !roles.includes(staff.role)) throw accessErrors.notAllowed();
    request.staff = staff;
  }

  private async holderOf(request: FastifyRequest): Promise<CurrentStaff | null> {
    const token = bearerToken(request);
    return token ? this.sessions.find(token) : null;
  }
}

export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
