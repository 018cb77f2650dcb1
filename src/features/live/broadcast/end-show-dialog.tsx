import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { formatQuantity, formatTokens } from '@/lib/format/format';
import type { PrivateRequest } from '@/contract/streaming';

type Leaving = 'end' | 'leave' | 'private';

const TEXTS: Record<Leaving, { rest: string; does: string }> = {
  end: { rest: 'Your livestream ends for everyone. You’ll see a summary next.', does: 'End show' },
  leave: { rest: 'Leaving the studio ends your livestream for everyone.', does: 'End show and leave' },
  private: {
    rest: 'Your viewers see that you’ll be back soon. When the private show is over, you can resume your public show.',
    does: 'Pause show and go private',
  },
};

function dialogTitle(viewers: number): string {
  if (viewers === 0) return 'End the show? No one is watching right now.';
  return `End the show for ${formatQuantity(viewers, 'viewer')}?`;
}

function privateTitle({ user, price }: PrivateRequest): string {
  const terms = price === undefined ? '' : price > 0 ? ` for ${formatTokens(price)} a minute` : ' for free';
  return `Pause your show for a private show with ${user.name || user.username || 'a fan'}${terms}?`;
}

interface EndShowDialogProps {
  leaving: Leaving | null;
  viewers: number;
  request: PrivateRequest | undefined;
  onStay: () => void;
  onGo: () => void;
}

export function EndShowDialog({ leaving, viewers, request, onStay, onGo }: EndShowDialogProps) {
  return (
    <Dialog
      open={leaving !== null}
      onClose={onStay}
      title={leaving === 'private' && request ? privateTitle(request) : dialogTitle(viewers)}
      footer={
        <>
          <Button onClick={onStay}>Stay live</Button>
          <Button variant={leaving === 'private' ? 'primary' : 'danger'} onClick={onGo}>
            {TEXTS[leaving ?? 'end'].does}
          </Button>
        </>
      }
    >
      <p>{TEXTS[leaving ?? 'end'].rest}</p>
    </Dialog>
  );
}
