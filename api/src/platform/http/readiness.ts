import { Injectable } from '@nestjs/common';

/** Whether this process still takes new work; a stop turns it off first, so that no one sends it more. */
@Injectable()
export class Readiness {
  stopping = false;
}
