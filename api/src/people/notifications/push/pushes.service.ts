import { Injectable } from '@nestjs/common';
import { Configuration } from '../../../platform/config/configuration.js';
import { DevicesOfStaffService } from './devices-of-staff.service.js';
import { PushKeysService } from './push-keys.service.js';
import type { PushContent, PushMessage } from './push-message.contract.js';
import { type PushOutcome, PushSender } from './push-sender.js';

/** Hands messages to the push services of browsers. */
@Injectable()
export class PushesService {
  constructor(
    private readonly devices: DevicesOfStaffService,
    private readonly keys: PushKeysService,
    private readonly sender: PushSender,
    private readonly configuration: Configuration,
  ) {}

  /** Has a device show something, and take off what was read elsewhere. A browser that is subscribed no more is forgotten. */
  async show(device_id: number, message: PushMessage, close: string[] = []): Promise<PushOutcome> {
    const outcome = await this.send(device_id, { ...message, close });
    if (outcome === 'sent') await this.devices.wasSentTo(device_id);
    return outcome;
  }

  /** Has a device take off what was read elsewhere. */
  async withdraw(device_id: number, close: string[]): Promise<PushOutcome> {
    return this.send(device_id, { close });
  }

  private async send(device_id: number, content: PushContent): Promise<PushOutcome> {
    const device = await this.devices.find(device_id);
    if (!device) return 'gone';
    const { endpoint, p256dh, auth } = device;
    const subject = `mailto:${this.configuration.contactEmail}`;
    const keys = await this.keys.keys();
    const outcome = await this.sender.send(
      { endpoint, p256dh, auth },
      JSON.stringify(content),
      keys,
      subject,
    );
    if (outcome === 'gone') await this.devices.forget(device_id);
    return outcome;
  }
}
