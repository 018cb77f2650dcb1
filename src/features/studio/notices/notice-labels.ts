import {
  CircleDollarSign,
  HandCoins,
  Heart,
  Landmark,
  type LucideIcon,
  MessageSquare,
  Package,
  Video,
} from 'lucide-react';
import type { NoticeKind, StudioNotice } from '@/device/studio-notices';
import { formatQuantity, formatTokens } from '@/lib/format/format';

export interface KindLabel {
  label: string;
  Icon: LucideIcon;
  /** Notes of its sound, in hertz. */
  pitches: readonly number[];
}

export const KIND_LABELS: Readonly<Record<NoticeKind, KindLabel>> = {
  request: { label: 'Private show requests', Icon: Video, pitches: [660, 880] },
  tip: { label: 'Tips', Icon: HandCoins, pitches: [880, 1175] },
  order: { label: 'Orders', Icon: Package, pitches: [523, 659, 784] },
  sale: { label: 'Tickets and pay-per-view', Icon: CircleDollarSign, pitches: [784, 988] },
  subscriber: { label: 'New subscribers', Icon: Heart, pitches: [587, 740, 880] },
  comment: { label: 'Comments', Icon: MessageSquare, pitches: [698] },
  payout: { label: 'Payouts', Icon: Landmark, pitches: [523, 523] },
};

const PAYOUT_RESULTS: Readonly<Record<string, string>> = {
  approved: 'was approved',
  done: 'was paid',
  rejected: 'was rejected',
};

/** The sentence of a notice in parts: who, what they did, and to what. Names may have another text direction. */
export interface NoticeText {
  who: string;
  what: string;
  about?: string;
}

export function noticeText({ kind, name = 'A fan', about, tokens }: StudioNotice): NoticeText {
  switch (kind) {
    case 'order':
      return { who: name, what: 'ordered', about };
    case 'tip':
      return { who: name, what: tokens === undefined ? 'sent a tip' : `tipped ${formatTokens(tokens)}` };
    case 'subscriber':
      return { who: name, what: 'subscribed to you' };
    case 'comment':
      return about === undefined ? { who: name, what: 'commented' } : { who: name, what: 'commented on', about };
    case 'request':
      return { who: name, what: 'requested a private show' };
    case 'sale':
      return { who: name, what: 'bought', about };
    case 'payout':
      return {
        who: tokens === undefined ? 'Your payout' : `Your payout of ${formatTokens(tokens)}`,
        what: PAYOUT_RESULTS[about ?? ''] ?? 'changed',
      };
  }
}

export function noticeSentence(notice: StudioNotice): string {
  const { who, what, about } = noticeText(notice);
  return `${[who, what, about].filter(Boolean).join(' ')}.`;
}

const MINUTE_MS = 60_000;

/** How long ago something happened: "Just now", "5 min ago", "3 h ago", "2 days ago". */
export function formatAgo(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return `${formatQuantity(days, 'day')} ago`;
}
