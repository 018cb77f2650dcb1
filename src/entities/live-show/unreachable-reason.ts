/**
 * Why a private show can't be requested right now; null if it can. `status` is the performer's streaming status or the
 * phase of their room.
 */
export function unreachableReason(status: string, name: string, isOnline: boolean): string | null {
  switch (status) {
    case 'private':
    case 'paused':
      return `${name} is in a private show.`;
    case 'group':
      return `${name} is in a group show.`;
    case 'interrupted':
      return `${name} isn’t available right now.`;
    case 'offline':
    case 'ended':
      return isOnline ? null : `${name} is offline. You can request a show when they’re online.`;
    default:
      return null;
  }
}
