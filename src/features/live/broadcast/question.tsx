import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { formatNumber } from '@/lib/format/format';

/** What ends the show once confirmed. */
export type Leaving = 'end' | 'leave' | 'private';

const TEXTS: Record<Leaving, { rest: string; does: string }> = {
  end: { rest: 'Your livestream ends for everyone. You’ll see a summary next.', does: 'End the show' },
  leave: { rest: 'Leaving this page ends your livestream for everyone.', does: 'End show and leave' },
  private: {
    rest: 'Your public livestream ends for everyone. The private show starts right after.',
    does: 'End show and go private',
  },
};

function dialogTitle(viewers: number): string {
  if (viewers === 0) return 'End the show? No one is watching right now.';
  return `End the show for ${viewers === 1 ? '1 viewer' : `${formatNumber(viewers)} viewers`}?`;
}

interface QuestionProps {
  leaving: Leaving | null;
  viewers: number;
  onStay: () => void;
  onGo: () => void;
}

/** Confirmation before a show ends. */
export function Question({ leaving, viewers, onStay, onGo }: QuestionProps) {
  return (
    <Dialog
      open={leaving !== null}
      onClose={onStay}
      title={dialogTitle(viewers)}
      footer={
        <>
          <Button onClick={onStay}>Stay live</Button>
          <Button look="danger" onClick={onGo}>
            {TEXTS[leaving ?? 'end'].does}
          </Button>
        </>
      }
    >
      <p>{TEXTS[leaving ?? 'end'].rest}</p>
    </Dialog>
  );
}
