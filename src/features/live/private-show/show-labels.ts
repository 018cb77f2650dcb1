import type { Performer } from '@/contract/performer';
import { formatNumber, formatTokens } from '@/lib/format/format';
import type { Ending, Refusal, ShowKind } from '@/store/private-show/show';

/** "4 minutes" */
export const minutesText = (minutes: number): string => `${formatNumber(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** What a balance is good for. */
export const affordText = (minutes: number): string => (minutes === 0 ? 'Not enough for a minute' : `Enough for ${minutesText(minutes)}`);

/** What a minute costs, in a sentence's end. */
export const rateText = (price: number): string => (price > 0 ? `${formatTokens(price)} a minute` : 'free');

/** Length of a show: 272000 → "4 min 32 s". */
export function lengthText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${formatNumber(minutes)} min ${seconds % 60} s` : `${seconds} s`;
}

/** Why a performer cannot be asked for a private show now; null when they can. */
export function unreachableText({ name, streamingStatus }: Pick<Performer, 'name' | 'streamingStatus'>, online: boolean): string | null {
  if (streamingStatus === 'private') return `${name} is in a private show.`;
  if (streamingStatus === 'group') return `${name} is in a group show.`;
  return online || streamingStatus === 'public' ? null : `${name} is offline. You can ask when they’re online.`;
}

export const showName = (kind: ShowKind): string => (kind === 'group' ? 'group show' : 'private show');

/** Why there is no show: what happened, and that nothing was paid. */
export function refusalText({ why, says }: Refusal, name: string, kind: ShowKind): { title: string; text: string } {
  switch (why) {
    case 'declined':
      return { title: `${name} cannot take a private show now`, text: 'Your request was declined. Nothing was charged. You can watch the public room, leave a tip, or ask again later.' };
    case 'timedOut':
      return { title: `${name} did not answer in time`, text: 'Requests end after a minute. Nothing was charged. You can ask once more.' };
    case 'priceChanged':
      return {
        title: 'The price has changed meanwhile',
        text: `${kind === 'private' ? 'Your request was taken back and nothing' : 'Nothing'} was charged. Have a look at the new terms first.`,
      };
    case 'over':
      return { title: `This ${showName(kind)} is over`, text: 'It does not open again by itself. You can begin another one at your desk.' };
    case 'refused':
      return { title: 'The show could not begin', text: `${says ?? 'The server did not say why.'} Nothing was charged.` };
  }
}

const otherLostText = (name: string) => `The show ended because ${name} lost connection.`;
const OWN_LOST = 'The show ended because you lost connection.';
const noShowText = (name: string) => `${name} didn’t join, so the show didn’t start.`;

/** What is said while a connection is lost; null while nothing is. */
export const lostText = ({ own, other }: { own: boolean; other: string | null }): string | null => {
  if (own) return 'Connection lost. Reconnecting… Nothing is charged in the meantime.';
  return other === null ? null : `${other} lost connection. Reconnecting…`;
};

/** Why a show is over, for a fan. */
export function endingForFan({ why, says }: Ending, name: string, kind: ShowKind): string {
  switch (why) {
    case 'own':
      return kind === 'group' ? 'You left the show.' : 'You ended the show.';
    case 'left':
      return `${name} ended the show.`;
    case 'absent':
      return otherLostText(name);
    case 'lost':
      return `${OWN_LOST} Nothing was charged in the meantime.`;
    case 'noShow':
      return noShowText(name);
    case 'balance':
      return 'Your tokens were used up, so the show ended after the last minute you paid for.';
    case 'notCharged':
      return `The show ended, because a minute could not be charged: ${says ?? 'the server did not say why.'}`;
    case 'stopped':
      return 'The show was ended by the site.';
  }
}

/** Why a show is over, for its performer. */
export function endingForPerformer({ why }: Ending, name: string): string {
  switch (why) {
    case 'own':
      return 'You ended the show.';
    case 'left':
    case 'balance':
    case 'notCharged':
      return `${name} left the show.`;
    case 'absent':
      return otherLostText(name);
    case 'lost':
      return OWN_LOST;
    case 'noShow':
      return noShowText(name);
    case 'stopped':
      return 'The show was ended by the site.';
  }
}
