import { Module } from '@nestjs/common';
import { GoodsAlertsModule } from './alerts/goods-alerts.module.js';
import { PhysicalDonationsModule } from './physical-donations/physical-donations.module.js';
import { PickupsModule } from './pickups/pickups.module.js';

/** Things: donations of books and equipment, their pick-ups, and what staff must do about them. */
@Module({ imports: [PhysicalDonationsModule, GoodsAlertsModule, PickupsModule] })
export class GoodsModule {}
