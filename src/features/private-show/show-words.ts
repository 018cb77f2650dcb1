import { formatNumber, formatTokens } from '@/lib/format';
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

/** Why a show is over, for a fan. */
export function endingForFan({ why, says }: Ending, name: string, kind: ShowKind): string {
  switch (why) {
    case 'own':
      return kind === 'group' ? 'You left the show.' : 'You ended the show.';
    case 'left':
      return `${name} ended the show.`;
    case 'absent':
      return `${name} did not come back, so the show ended.`;
    case 'lost':
      return 'Your connection was lost, so the show ended. Nothing was charged while it was away.';
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
      return `${name} did not come back, so the show ended.`;
    case 'lost':
      return 'Your connection was lost, so the show ended.';
    case 'stopped':
      return 'The show was ended by the site.';
  }
}
