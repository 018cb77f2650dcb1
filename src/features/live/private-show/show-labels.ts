import { formatNumber, formatTokens, formatQuantity } from '@/lib/format/format';
import type { Ending, Refusal, ShowKind } from '@/store/private-show/show';

/** For fans whose browser lacks WebRTC. */
export const CANNOT_SHARE = 'This browser can’t share video. You can still watch and chat.';

export const minutesText = (minutes: number): string => formatQuantity(minutes, 'minute');

export const formatAffordable = (minutes: number): string =>
  minutes === 0 ? 'Not enough for one minute' : `Enough for ${minutesText(minutes)}`;

/** Price of a minute, for the end of a sentence. */
export const rateText = (price: number): string => (price > 0 ? `${formatTokens(price)} a minute` : 'free');

/** Length of a show: 272000 → "4 min 32 s". */
export function lengthText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${formatNumber(minutes)} min ${seconds % 60} s` : `${seconds} s`;
}

export const showName = (kind: ShowKind): string => (kind === 'group' ? 'group show' : 'private show');

export function refusalText({ why, message }: Refusal, name: string, kind: ShowKind): { title: string; text: string } {
  switch (why) {
    case 'declined':
      return {
        title: `${name} can’t take a private show right now`,
        text: 'Your request was declined. Nothing was charged. You can watch the public show, send a tip or request again later.',
      };
    case 'timedOut':
      return {
        title: `${name} didn’t answer in time`,
        text: 'Requests expire after one minute. Nothing was charged. You can request again.',
      };
    case 'priceChanged':
      return {
        title: 'The price changed',
        text: `${kind === 'private' ? 'Your request was canceled and nothing' : 'Nothing'} was charged. Review the new terms first.`,
      };
    case 'over':
      return { title: `This ${showName(kind)} has ended`, text: 'You can start a new one from Go live.' };
    case 'refused':
      return { title: 'The show couldn’t start', text: `${message ?? 'Something went wrong.'} Nothing was charged.` };
  }
}

const participantDisconnectedText = (name: string) => `The show ended because ${name} lost connection.`;
const OWN_LOST = 'The show ended because you lost connection.';
const noShowText = (name: string) => `${name} didn’t join, so the show didn’t start.`;

export const getConnectionText = ({ own, other }: { own: boolean; other: string | null }): string | null => {
  if (own) return 'Connection lost. Reconnecting… Nothing is charged in the meantime.';
  return other === null ? null : `${other} lost connection. Reconnecting…`;
};

export function getEndingForFan({ why, message }: Ending, name: string, kind: ShowKind): string {
  switch (why) {
    case 'own':
      return kind === 'group' ? 'You left the show.' : 'You ended the show.';
    case 'left':
      return `${name} ended the show.`;
    case 'absent':
      return participantDisconnectedText(name);
    case 'gone':
      return `${name} left the show.`;
    case 'lost':
      return `${OWN_LOST} Nothing was charged in the meantime.`;
    case 'noShow':
      return noShowText(name);
    case 'balance':
      return 'You ran out of tokens, so the show ended after the last minute you paid for.';
    case 'notCharged':
      return `The show ended because a minute couldn’t be charged. ${message ?? ''}`;
    case 'stopped':
      return 'The site ended the show.';
  }
}

export function getEndingForPerformer({ why }: Ending, name: string): string {
  switch (why) {
    case 'own':
      return 'You ended the show.';
    case 'left':
    case 'gone':
    case 'balance':
    case 'notCharged':
      return `${name} left the show.`;
    case 'absent':
      return participantDisconnectedText(name);
    case 'lost':
      return OWN_LOST;
    case 'noShow':
      return noShowText(name);
    case 'stopped':
      return 'The site ended the show.';
  }
}
