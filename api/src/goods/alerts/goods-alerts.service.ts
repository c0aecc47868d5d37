import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { AlertSeverity, AlertType } from './goods-alert.contract.js';
import type { GoodsAlertRow } from './goods-alert.entity.js';
import { escalateAlert, openAlerts, raiseAlert, settleAlerts } from './goods-alerts.queries.js';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';
import { markedProviders, onlyOne } from '../../platform/discovery/marked-providers.js';

export interface AlertToRaise {
  alert_type: AlertType;
  severity: AlertSeverity;
  /** French, with the donation's reference and town; never a person. */
  message: string;
  physical_donation_id: string;
  transaction_id?: string | null;
  /** What it is about, such as the donation's id: each cause is reported once. */
  cause: string;
}

/** What happened to an alert; `by` is null where nobody did it. */
export interface AlertEvent {
  event: 'raised' | 'escalated' | 'resolved';
  alert: GoodsAlertRow;
  by: Author | null;
}
/** The donations that alerts are about, as the capability that keeps them knows them. */
export interface AlertedDonations {
  /** Joins the donation of each `alert` as `donation`, with its `reference` and `city`. */
  join(found: SelectQueryBuilder<GoodsAlertRow>): SelectQueryBuilder<GoodsAlertRow>;
  /** Keeps a donation from going until the transaction ends. */
  hold(tx: EntityManager, id: string): Promise<void>;
}

type Listener = (tx: EntityManager, told: AlertEvent) => Promise<void>;

/** Marks the provider of `AlertedDonations`. */
export const KeepsAlertedDonations = DiscoveryService.createDecorator<void>();

/** Marks a method `(tx, event)` that follows every alert raised, escalated or resolved, in the transaction that does it. */
export const OnGoodsAlert = DiscoveryService.createDecorator<void>();

/** What staff must act on: raised once for each cause, open until its cause ends or staff say that it is dealt with. */
@Injectable()
export class GoodsAlertsService implements OnModuleInit {
  donations!: AlertedDonations;
  private listeners: Listener[] | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    const marked = markedProviders<void, AlertedDonations>(this.discovery, KeepsAlertedDonations);
    this.donations = onlyOne(marked, 'the donations that alerts are about').provider;
  }

  /** Raises an alert in the caller's transaction; answers false where an alert for this cause exists already. */
  async raise(tx: EntityManager, alert: AlertToRaise): Promise<boolean> {
    const { alert_type, severity, message, physical_donation_id, transaction_id = null, cause } = alert;
    const raised = await raiseAlert.all(
      tx,
      randomUUID(),
      alert_type,
      severity,
      message,
      physical_donation_id,
      transaction_id,
      cause,
      this.clock.now(),
    );
    for (const row of raised) await this.emit(tx, { event: 'raised', alert: row, by: null });
    return raised.length > 0;
  }

  /** Makes an open alert critical and unread again; answers false where it was so, or is open no more. */
  async escalate(
    tx: EntityManager,
    { alert_type, cause, message }: Pick<AlertToRaise, 'alert_type' | 'cause' | 'message'>,
  ): Promise<boolean> {
    const escalated = await escalateAlert.all(tx, alert_type, cause, message);
    for (const row of escalated) await this.emit(tx, { event: 'escalated', alert: row, by: null });
    return escalated.length > 0;
  }

  /** Resolves the open alerts of a donation whose cause has ended by itself: all, or those of some types. */
  async settle(
    tx: EntityManager,
    {
      physical_donation_id,
      alert_types,
    }: { physical_donation_id: string; alert_types?: readonly AlertType[] },
  ): Promise<void> {
    const settled = await settleAlerts.all(tx, physical_donation_id, alert_types ?? null, this.clock.now());
    for (const row of settled) await this.emit(tx, { event: 'resolved', alert: row, by: null });
  }

  /** How many alerts are open on each of these donations; those without any are left out. */
  async openCounts(donationIds: readonly string[], tx?: EntityManager): Promise<Map<string, number>> {
    const rows = await openAlerts.all(tx ?? this.dataSource, donationIds);
    return new Map(rows.map(({ id, open }) => [id, open]));
  }

  /** Emits what was done to whoever listens, in the transaction that does it. */
  async emit(tx: EntityManager, told: AlertEvent): Promise<void> {
    this.listeners ??= methodsMarked<Listener>(this.discovery, OnGoodsAlert);
    for (const listener of this.listeners) await listener(tx, told);
  }
}
