import { Injectable } from '@nestjs/common';
import webPush, { WebPushError } from 'web-push';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface PushKeys {
  public_key: string;
  private_key: string;
}
/** `gone`: the browser is subscribed no more. */
export type PushOutcome = 'sent' | 'gone';

/** Hands a message to the push service of a browser; throws where it could not be reached, or refuses for now. */
export abstract class PushSender {
  abstract send(to: PushTarget, message: string, keys: PushKeys, subject: string): Promise<PushOutcome>;
}

const TIMEOUT_MS = 10_000;
/** A message is worth being shown for so long. */
export const PUSH_KEPT_HOURS = 12;

@Injectable()
export class WebPushSender extends PushSender {
  async send(
    { endpoint, p256dh, auth }: PushTarget,
    message: string,
    { public_key, private_key }: PushKeys,
    subject: string,
  ): Promise<PushOutcome> {
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: { subject, publicKey: public_key, privateKey: private_key },
        timeout: TIMEOUT_MS,
        TTL: PUSH_KEPT_HOURS * 3600,
      });
      return 'sent';
    } catch (error) {
      if (error instanceof WebPushError && [404, 410].includes(error.statusCode)) return 'gone';
      throw error;
    }
  }
}
