import { Module } from '@nestjs/common';
import { EventsModule } from './events/events.module.js';

/** Events: what is announced of them, and who is interested. */
@Module({ imports: [EventsModule] })
export class EventsWingModule {}
